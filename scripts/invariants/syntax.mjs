/**
 * Programs as syntax trees: TypeScript read by its own parser and, in Svelte files, found by Svelte's. The checks ask
 * these rather than the text, so that a comment, a quote or a line break neither hides a fault nor makes one.
 */
import { parse } from 'svelte/compiler'
import ts from 'typescript'

/** For each program that is part of a file, the number of lines above it. */
const linesAbove = new WeakMap()

function program(text, start, end) {
  const wanted = {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  }
  const source = ts.createSourceFile('program.ts', text.slice(start, end), wanted, true, ts.ScriptKind.TS)
  linesAbove.set(source, text.slice(0, start).split('\n').length - 1)
  return { source, start }
}

/** Svelte keeps lines and columns only for what is a program: its own elements and blocks have none. */
const isProgram = (node) => node.loc !== undefined && typeof node.type === 'string'

/** Where the programs of a Svelte file are: its scripts, and every expression in the markup. */
function placesIn(node) {
  if (Array.isArray(node)) return node.flatMap(placesIn)
  if (node === null || typeof node !== 'object') return []
  if (isProgram(node)) return [{ start: node.start, end: node.end }]
  return Object.values(node).flatMap(placesIn)
}

/** Several checks ask about the same files. */
const known = new Map()

function programsIn(path, text) {
  if (known.get(path)?.text !== text) known.set(path, { text, programs: parsed(path, text) })
  return known.get(path).programs
}

function parsed(path, text) {
  if (!path.endsWith('.svelte')) return [program(text, 0, text.length)]
  const { instance, module, fragment, options } = parse(text, { modern: true })
  const scripts = [module, instance].flatMap((script) => script?.content ?? [])
  return placesIn([...scripts, fragment, options?.attributes])
    .sort((one, other) => one.start - other.start)
    .map(({ start, end }) => program(text, start, end))
}

/** Every node of a file's programs, each before those inside it. */
export function nodesOf(path, text) {
  const found = []
  const add = (node) => {
    found.push(node)
    ts.forEachChild(node, add)
  }
  for (const { source } of programsIn(path, text)) add(source)
  return found
}

/** The line of its file that a node begins in, counted from 1. */
export function lineOf(node) {
  const source = node.getSourceFile()
  return linesAbove.get(source) + source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
}

/** One fault for each line and reason, in the order of the file: `fault` returns what is wrong with a node, or null. */
export function faultsIn(path, text, fault) {
  const found = new Map()
  for (const node of nodesOf(path, text)) {
    const why = fault(node)
    if (why === null) continue
    const line = lineOf(node)
    found.set(`${line} ${why}`, { path, line, why })
  }
  return [...found.values()].sort((one, other) => one.line - other.line)
}

/** Whether a node or anything inside it passes the test. */
export const holds = (node, test) => test(node) || ts.forEachChild(node, (child) => holds(child, test)) === true

const isWrapping = (node) =>
  ts.isParenthesizedExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isTypeAssertionExpression(node) ||
  ts.isSatisfiesExpression(node)

/** A node without the parentheses, `!` and type assertions around it. */
export const bare = (node) => (isWrapping(node) ? bare(node.expression) : node)

const blank = (piece) => piece.replace(/[^\n]/g, ' ')

/** Blanks all but the given places, so that lines stay where they are. */
function onlyAt(text, places) {
  let kept = ''
  let at = 0
  for (const { start, end } of places) {
    kept += blank(text.slice(at, start)) + text.slice(start, end)
    at = end
  }
  return kept + blank(text.slice(at))
}

/** A file's programs with their comments; of a Svelte file not its markup and styles. */
export const programOf = (path, text) =>
  onlyAt(
    text,
    programsIn(path, text).map(({ source, start }) => ({ start, end: start + source.end })),
  )

/**
 * A file's text, or a copy of it with parts blanked, without the nodes that a test finds: lines stay where they are.
 */
export function withoutPlaces(path, text, copy, isFound) {
  let rest = copy
  const blankIn = (node, source, start) => {
    if (isFound(node)) {
      const [from, to] = [start + node.getStart(source), start + node.end]
      rest = rest.slice(0, from) + blank(rest.slice(from, to)) + rest.slice(to)
    }
    ts.forEachChild(node, (child) => blankIn(child, source, start))
  }
  for (const { source, start } of programsIn(path, text)) blankIn(source, source, start)
  return rest
}

/** A file's programs without comments. */
export function withoutComments(path, text) {
  const tokensIn = (node, source) => {
    const parts = node.getChildren(source)
    return parts.length > 0 ? parts.flatMap((part) => tokensIn(part, source)) : [node]
  }
  const places = programsIn(path, text).flatMap(({ source, start }) =>
    tokensIn(source, source).map((token) => ({ start: start + token.getStart(source), end: start + token.end })),
  )
  return onlyAt(text, places)
}
