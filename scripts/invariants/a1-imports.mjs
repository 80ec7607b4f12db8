/**
 * A1: the packages run anywhere. They import only each other, in one direction, and the kernel imports none of them.
 * They use no platform, no clock and no random numbers except those passed in. The compiler excludes platform types,
 * but `Date` and `Math.random` belong to the language. Of `Intl` one file may use the plural rules.
 */
import ts from 'typescript'
import { read, shippedSources } from '../running/sources.mjs'
import { circlesIn, importGraph, wayFrom } from './import-graph.mjs'
import { DRAWING, RULES } from './import-rules.mjs'
import { checkIfStarted } from './starting.mjs'
import { faultsIn } from './syntax.mjs'

const PLATFORM = new Set(
  [
    'Date Intl performance setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame',
    'process Buffer require __dirname __filename global globalThis window self document navigator localStorage',
    'crypto console fetch URL TextEncoder TextDecoder structuredClone Worker eval Function WeakRef FinalizationRegistry',
  ].flatMap((names) => names.split(' ')),
)
/** Only these of `Math`, and only by name: destructured, renamed or passed on, it would smuggle in `random`. */
const ARITHMETIC = new Set('abs ceil clz32 floor fround imul log2 max min round sign sqrt trunc'.split(' '))
/** Plural forms of words for people: in this file only, so that no rule of a game can ask for them. */
const PLURALS = 'packages/kernel/src/plurals.ts'

/** Whether an identifier only names a part of something else: `p.process`, `{ process: 1 }`, `process(): void`. */
function isPartName(node) {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  if (ts.isQualifiedName(parent)) return parent.right === node
  if (ts.isBindingElement(parent)) return parent.propertyName === node
  return (
    (ts.isClassElement(parent) || ts.isTypeElement(parent) || ts.isPropertyAssignment(parent)) && parent.name === node
  )
}

/** The part that is asked of a name right there: `max` of `Math.max`. */
const partOf = ({ parent }) =>
  ts.isPropertyAccessExpression(parent) && parent.questionDotToken === undefined ? parent.name.text : undefined

function platformName(path, node) {
  if (ts.isMetaProperty(node)) return node.getText()
  if (!ts.isIdentifier(node) || isPartName(node)) return null
  const part = partOf(node)
  if (node.text === 'Math') {
    if (part === undefined) return 'Math'
    return ARITHMETIC.has(part) ? null : `Math.${part}`
  }
  if (path === PLURALS && node.text === 'Intl' && part === 'PluralRules') return null
  return PLATFORM.has(node.text) ? node.text : null
}

const platformNames = (path, text) =>
  faultsIn(path, text, (node) => {
    const name = platformName(path, node)
    return name === null ? null : `uses ${name}`
  })

/** What is wrong with each import, by itself. */
const wrongImports = (path, imports) =>
  imports.flatMap(({ name, to, line }) => {
    if (to === null) return [{ path, line, why: `imports ${name}: what is imported exists` }]
    return RULES.filter(({ breaks }) => breaks(path, to)).map(({ why }) => ({
      path,
      line,
      why: `imports ${to}: ${why}`,
    }))
  })

/** Engines that lead to what draws, over whatever they import. */
const drawingEngines = (graph) =>
  [...graph.keys()].filter(DRAWING.from).flatMap((path) => {
    const way = wayFrom(graph, path, DRAWING.to)
    return way === null ? [] : [{ path, why: `imports ${way.at(-1)}: ${DRAWING.why} (${way.join(' → ')})` }]
  })

/** A circle that is broken by an imported type is none when the program runs. */
const circles = (graph) =>
  circlesIn(graph, ({ isType }) => !isType).map(({ path, line, to, way }) => ({
    path,
    line,
    why: `imports ${to}: no circular imports (${way.join(' → ')})`,
  }))

export function check(tree) {
  const graph = importGraph(tree)
  const sources = shippedSources(tree)
  const violations = [
    ...[...graph].flatMap(([path, imports]) => wrongImports(path, imports)),
    ...drawingEngines(graph),
    ...circles(graph),
    ...sources.flatMap((path) => platformNames(path, read(tree, path))),
  ]
  const says = `${graph.size} modules import only what they may; ${sources.length} shipped files use no platform`
  return { invariant: 'A1', says, violations }
}

await checkIfStarted(import.meta, check)
