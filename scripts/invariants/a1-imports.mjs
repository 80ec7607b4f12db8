/**
 * A1: the packages run anywhere. They import only each other, in one direction, and the kernel imports none of them.
 * They use no platform, no clock and no random numbers except those passed in. The compiler excludes platform types,
 * but `Date` and `Math.random` belong to the language. Of `Intl` one file may use the plural rules.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { toolFile } from '../running/places.mjs'
import { runNode } from '../running/running.mjs'
import { read, shippedSources } from '../running/sources.mjs'
import { importsOf } from './imports.mjs'
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

/** The line that imports `name`; dependency-cruiser does not report it. */
const importLine = (tree, path, name) =>
  importsOf(path, read(tree, path)).find((one) => one.name === name || one.name === `node:${name}`)?.line

function importViolations(tree, report) {
  const modules = new Map(report.modules.map((module) => [module.source, module]))
  const rules = new Map(report.summary.ruleSetUsed.forbidden.map((rule) => [rule.name, rule.comment]))
  return report.summary.violations.map(({ from, to, rule, cycle, via }) => {
    const dependency = modules.get(from)?.dependencies.find((candidate) => candidate.resolved === to)
    // Round in a circle, or over others to what it must not reach.
    const way = cycle ?? via
    const over = way === undefined ? '' : ` (${way.map((step) => step.name ?? step).join(' → ')})`
    return {
      path: from,
      line: importLine(tree, from, dependency?.module ?? to),
      why: `imports ${to}: ${rules.get(rule.name)}${over}`,
    }
  })
}

export async function check(tree) {
  const folders = ['packages', 'apps', 'build', 'scripts', 'examples'].filter((name) => existsSync(join(tree, name)))
  const { output } = await runNode(
    [toolFile('depcruise'), '--config', join(tree, '.dependency-cruiser.cjs'), '--output-type', 'json', ...folders],
    { cwd: tree },
  )
  const report = JSON.parse(output.slice(output.indexOf('{')))
  const sources = shippedSources(tree)
  const cruised = new Set(report.modules.map((module) => module.source))
  const unread = sources
    .filter((path) => !cruised.has(path))
    .map((path) => ({ path, why: 'is not read by dependency-cruiser' }))
  const platform = sources.flatMap((path) => platformNames(path, read(tree, path)))
  return {
    invariant: 'A1',
    says: `${report.modules.length} modules import only what they may; ${sources.length} shipped files use no platform`,
    violations: [...unread, ...importViolations(tree, report), ...platform],
  }
}

await checkIfStarted(import.meta, check)
