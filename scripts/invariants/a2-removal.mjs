/**
 * A2: any expansion can be removed: its folder, its pairs with others, and its entries in the lists of expansions and
 * in editions.ts. The rest compiles and passes its tests; they skip the named setups and stored games that need it, and
 * report how many.
 *
 * node scripts/invariants/a2-removal.mjs [ID … | --today]    all expansions, or these; or one, different each day
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, posix } from 'node:path'
import ts from 'typescript'
import { runTests } from '../checks/testing.mjs'
import { today } from '../checks/today.mjs'
import { tokensOf } from '../mutants/tokens.mjs'
import { root, toolFile } from '../running/places.mjs'
import { runNode } from '../running/running.mjs'
import { filesUnder, projectFiles, read } from '../running/sources.mjs'
import {
  editionsFile,
  expansionsIn,
  folderOf,
  identifiers,
  listsIn,
  naming,
  pairsFolder,
  withoutSharedTiles,
} from './expansions.mjs'
import { importsOf } from './imports.mjs'
import { nodesOf } from './syntax.mjs'

function copyProject(top) {
  for (const path of projectFiles(root)) {
    mkdirSync(dirname(join(top, path)), { recursive: true })
    copyFileSync(join(root, path), join(top, path))
  }
  linkModules(top)
}

/**
 * Links the installed packages, except our own, which come from the copy: otherwise its tests would test the originals.
 */
function linkModules(top) {
  const link = (from, to) => symlinkSync(from, to, 'junction')
  const made = join(top, 'node_modules')
  mkdirSync(join(made, '@bastide'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@bastide' && !name.startsWith('.')) link(join(root, 'node_modules', name), join(made, name))
  }
  for (const group of ['packages', 'apps']) {
    for (const folder of readdirSync(join(top, group))) {
      const { name } = JSON.parse(read(top, `${group}/${folder}/package.json`))
      link(join(top, group, folder), join(made, name))
    }
  }
}

/** What a line of a file imports: the local names, and the file they come from. */
function importedBy(path, line) {
  const nodes = nodesOf(path, line)
  const from = importsOf(path, line).find(({ name }) => name.startsWith('.'))
  if (from === undefined) return null
  const isLocal = (node) => ts.isImportClause(node) || ts.isImportSpecifier(node) || ts.isExportSpecifier(node)
  const names = nodes.filter(isLocal).flatMap(({ name }) => name?.text ?? [])
  return { names, from: posix.join(posix.dirname(path), from.name) }
}

/** The lines of a file, but an object of several lines that stands in a list as one, and so a key and its text. */
function linesAndEntries(text) {
  const found = []
  let end = null
  for (const line of text.split('\n')) {
    if (end === null && !/':$/.test(found.at(-1) ?? '')) found.push(line)
    else found.push(`${found.pop()}\n${line}`)
    if (end === null && /^\s*\{$/.test(line)) end = line.replace('{', '},')
    else if (line === end) end = null
  }
  return found
}

/**
 * Deletes from a list whatever names the expansion, or anything imported from a removed file: the whole line or, where
 * the formatter put several entries of an array on one line, the entry. Comments stay.
 */
function deleteEntries(top, path, id) {
  if (!existsSync(join(top, path))) return 0
  const lines = linesAndEntries(read(top, path))
  const isGone = (line) => {
    const imported = importedBy(path, line)
    return imported !== null && !existsSync(join(top, imported.from))
  }
  const names = [...identifiers(id), ...lines.filter(isGone).flatMap((line) => importedBy(path, line).names)]
  const name = `(?<![\\w$.'"\`-])(?:${names.join('|')})(?![\\w$'"\`-])`
  // Only a name of the program refers to something: the same word inside quotes is text for people.
  const refers = ({ text }, at, tokens) => names.includes(text) && tokens[at - 1]?.text !== '.'
  const isNamed = (line) => naming(id).test(line) || tokensOf(line).some(refers) || isGone(line)
  const isComment = (line) => /^\s*(\/\/|\/\*|\*)/.test(line)
  const entry = new RegExp(`(?<=\\[.*)(?:['"]${id}['"]|${name})(?:,\\s*|(?=\\s*\\]))(?=.*\\])`, 'g')
  let deleted = 0
  const kept = lines.flatMap((line) => {
    if (isComment(line) || !isNamed(line)) return [line]
    deleted++
    // A line that is itself an entry, such as a setup with the expansion among its modules, is deleted whole.
    const rest = /^\s*[{[]/.test(line) ? line : line.replace(entry, '')
    return rest === line ? [] : [rest]
  })
  writeFileSync(join(top, path), kept.join('\n'))
  return deleted
}

function takeAway(top, id) {
  rmSync(join(top, folderOf(id)), { recursive: true })
  // An id followed by a number is another expansion's.
  const names = new RegExp(`(?<![a-z])${id}(?![a-z0-9]|-\\d)`)
  const pairs = filesUnder(top, pairsFolder).filter(
    (path) => names.test(basename(path)) || naming(id).test(withoutSharedTiles(read(top, path))),
  )
  for (const path of pairs) rmSync(join(top, path))
  return {
    pairs: pairs.length,
    entries: [...listsIn(top), editionsFile].reduce((sum, path) => sum + deleteEntries(top, path, id), 0),
  }
}

/** The packages that could be affected: the expansions' own, and those that depend on it. */
function concerned(top) {
  const owner = posix.join(folderOf(''), '../..')
  const { name } = JSON.parse(read(top, `${owner}/package.json`))
  const folders = readdirSync(join(top, 'packages')).map((folder) => `packages/${folder}`)
  const standsOnIt = (folder) => name in (JSON.parse(read(top, `${folder}/package.json`)).dependencies ?? {})
  // With a trailing slash, since a filter matches any part of a path.
  return folders.filter((folder) => folder === owner || standsOnIt(folder)).map((folder) => `${folder}/`)
}

async function without(id, workers) {
  const top = mkdtempSync(join(tmpdir(), `bastide-without-${id}-`))
  try {
    copyProject(top)
    const taken = takeAway(top, id)
    for (const project of ['tsconfig.packages.json', 'tsconfig.json']) {
      const types = await runNode([toolFile('tsc'), '-p', project], { cwd: top })
      if (types.code !== 0) return { isFine: false, says: `does not compile (${project}):\n${types.output}` }
    }
    const unused = await runNode([toolFile('knip'), '--no-progress', '--no-config-hints'], { cwd: top })
    if (unused.code !== 0)
      return { isFine: false, says: `leaves something behind that nothing uses:\n${unused.output}` }
    const tests = await runTests([...concerned(top), 'apps', `--maxWorkers=${workers}`], { cwd: top, quick: true })
    if (tests.code !== 0 || tests.failed > 0 || tests.passed === 0)
      return { isFine: false, says: `${tests.failed} tests fail:\n${tests.output}` }
    const droppedOut = tests.output.match(/^.*dropped out: .*$/gm) ?? []
    const dropped = droppedOut.map((line) => line.slice(line.indexOf('dropped out: ')).trim())
    return {
      isFine: true,
      says: `${taken.entries} entries and ${taken.pairs} pair files go with it; ${tests.passed} tests pass; ${dropped.join('; ') || 'nothing said to drop out'}`,
    }
  } finally {
    rmSync(top, { recursive: true, force: true })
  }
}

const all = expansionsIn(root)
/** The one whose turn it is today; BASTIDE_DAY repeats that of another day. */
const day = today()
const turn = all[day % all.length]
const given = process.argv.slice(2)
const asked = given[0] === '--today' ? [turn] : given
if (given[0] === '--today') console.log(`today's is ${turn} (BASTIDE_DAY=${day})`)
const unknown = asked.filter((id) => !all.includes(id))
if (unknown.length > 0) throw new Error(`no expansion is called ${unknown.join(', ')}; there are ${all.join(', ')}`)
const waiting = asked.length > 0 ? asked : all
/** Removes two expansions at a time, with one core each; a single one gets both cores. */
const workers = waiting.length > 1 ? 1 : 2
let broken = 0
let tried = 0
async function takeAwayInTurn() {
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const { isFine, says } = await without(id, workers)
    tried++
    if (!isFine) broken++
    console.log(`${isFine ? 'ok' : 'FAILED'}  without ${id}: ${says}`)
  }
}
await Promise.all([takeAwayInTurn(), takeAwayInTurn()])
console.log(
  broken === 0
    ? `A2 ok: ${tried} ${tried === 1 ? 'expansion' : 'expansions'} removed one at a time; the rest passes`
    : `A2 is broken: ${broken} of ${tried} expansions cannot be removed`,
)
if (broken > 0) process.exitCode = 1
