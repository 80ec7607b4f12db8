/** Who may import whom (A1, and of A2 that expansions never import each other). a1-imports.mjs judges by these. */
import { isTest } from '../running/sources.mjs'

const OF_PACKAGE = /^packages\/([^/]+)\/src\//
/** The package that ships a file, or null. */
const shipping = (path) => (isTest(path) ? null : (path.match(OF_PACKAGE)?.[1] ?? null))
const isGame = (name) => name.endsWith('-game')
const under = (...folders) => {
  const pattern = new RegExp(`^(${folders.join('|')})/`)
  return (path) => pattern.test(path)
}

/** What a package may import besides itself, by its name. Whatever else it ships imports is a fault. */
const LAYERS = [
  { of: (name) => name === 'kernel', may: [], why: 'the kernel imports nothing outside itself' },
  { of: (name) => name === 'drawing', may: [], why: 'what pictures are drawn with imports nothing outside itself' },
  {
    of: isGame,
    may: ['kernel', 'drawing'],
    why: 'a game imports the kernel, and for its pictures the drawing; nothing else',
  },
  { of: (name) => name === 'catalog', may: ['kernel', isGame], why: 'the catalog imports the games and the kernel' },
  { of: (name) => name === 'table', may: ['kernel'], why: 'a table imports the kernel and nothing else' },
  {
    of: (name) => name === 'wire',
    may: ['table', 'kernel'],
    why: 'messages import the kernel and the table and nothing else',
  },
  {
    of: (name) => name === 'host',
    may: ['wire', 'table', 'kernel'],
    why: 'a host imports the kernel, the table and the messages: games and bots are handed in',
  },
  {
    of: (name) => name === 'online',
    may: ['host', 'wire', 'table', 'kernel'],
    why: 'what is online imports the host and what that may: games and bots are handed in',
  },
  {
    of: (name) => name === 'bots',
    may: ['kernel', isGame],
    why: 'bots import the kernel and the games and nothing else: no table, and nobody who knows the truth (A4)',
  },
]

function breaksLayer({ of, may }, path, to) {
  const name = shipping(path)
  if (name === null || !of(name)) return false
  const other = to.match(OF_PACKAGE)?.[1]
  return other !== name && !may.some((one) => (typeof one === 'string' ? one === other : one(other ?? '')))
}

const OF_EXPANSION = /^packages\/([^/]+)\/src\/expansions\/([^/]+)\//
/** Their tests too: when the other expansion is removed, this one must still pass. */
function meets(path, to) {
  const [, game, expansion] = path.match(OF_EXPANSION) ?? []
  const [, otherGame, other] = to.match(OF_EXPANSION) ?? []
  return expansion !== undefined && expansion !== 'pairs' && game === otherGame && other !== expansion
}

const runs = under('packages', 'apps', 'build', 'examples')
const builds = under('build')
const isBuilt = under('packages', 'apps', 'examples')
const ships = (path) => /^(packages|apps)\/[^/]+\/src\//.test(path) && !isTest(path)

/** Each with `breaks`: whether an import from a file to another breaks it. */
export const RULES = [
  ...LAYERS.map((layer) => ({ why: layer.why, breaks: (path, to) => breaksLayer(layer, path, to) })),
  {
    why: 'packages know no platform: nothing built into Node',
    breaks: (path, to) => shipping(path) !== null && to.startsWith('node:'),
  },
  {
    why: 'packages run as they are: nothing from npm',
    breaks: (path, to) => shipping(path) !== null && /(^|\/)node_modules\//.test(to),
  },
  { why: 'expansions never import each other; what needs two stands in pairs/', breaks: meets },
  {
    why: 'what ships does not import tests or the oracle',
    breaks: (path, to) => ships(path) && (isTest(to) || /^packages\/[^/]+\/oracle\//.test(to)),
  },
  {
    why: 'what runs and what builds it imports nothing of scripts/: only npm run starts those',
    breaks: (path, to) => runs(path) && to.startsWith('scripts/'),
  },
  {
    // The command builds itself with it before anything of ours can run.
    why: 'what builds imports nothing of what it builds',
    breaks: (path, to) => builds(path) && isBuilt(to),
  },
]

/** Only pictures draw. */
export const DRAWING = {
  why: 'only pictures draw: neither an engine nor its words lead there',
  from: (path) => /^packages\/[^/]+-game\/src\/(index|words)\.ts$/.test(path),
  to: (path) => path === 'packages/drawing/src/index.ts',
}
