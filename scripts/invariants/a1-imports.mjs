/**
 * A1: the packages run anywhere. They import only each other, in one direction, and the kernel imports none of them.
 * They use no platform, no clock and no random numbers except those passed in. The compiler excludes platform types,
 * but `Date` and `Math.random` belong to the language. Of `Intl` one file may use the plural rules.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { toolFile } from '../places.mjs'
import { runNode } from '../running.mjs'
import { codeOnly, linesWith, read, shippedSources } from '../sources.mjs'
import { tree, verdict } from './verdict.mjs'

const PLATFORM = [
  'Date|Intl|performance|setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame',
  'process|Buffer|require|__dirname|__filename|import\\.meta|global|globalThis|window|self|document|navigator|localStorage',
  'crypto|console|fetch|URL|TextEncoder|TextDecoder|structuredClone|Worker|eval|WeakRef|FinalizationRegistry',
].join('|')
/**
 * As an identifier: not a property access (`.process`), and not a property name in an object or a type (`process:`).
 */
const platformName = `(?<![\\w$.])(?:${PLATFORM})(?![\\w$])(?!\\s*\\??:)`
/** Only these of `Math`, and only by name: destructured, renamed or passed on, it would smuggle in `random`. */
const ARITHMETIC = 'abs|ceil|clz32|floor|fround|imul|log2|max|min|round|sign|sqrt|trunc'
const otherMath = `(?<![\\w$.])Math(?![\\w$])(?!\\s*\\.\\s*(?:${ARITHMETIC})(?![\\w$]))(?:\\s*\\.\\s*\\w+)?`
const forbidden = new RegExp(`${platformName}|${otherMath}`)

/** Plural forms of words for people: in this file only, so that no rule of a game can ask for them. */
const PLURALS = 'packages/kernel/src/plurals.ts'
const allowed = (path, code) => (path === PLURALS ? code.replace(/\bIntl(?=\.PluralRules\b)/g, '****') : code)

function platformNames(path) {
  return linesWith(allowed(path, codeOnly(read(tree, path))), forbidden).map(({ line, found }) => ({
    path,
    line,
    why: `uses ${found}`,
  }))
}

/** The line that imports `name`; dependency-cruiser does not report it. */
function importLine(path, name) {
  const quotedName = new RegExp(`['"](?:node:)?${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"]`)
  return linesWith(codeOnly(read(tree, path), { keepQuoted: true }), quotedName)[0]?.line
}

function importViolations(report) {
  const modules = new Map(report.modules.map((module) => [module.source, module]))
  const rules = new Map(report.summary.ruleSetUsed.forbidden.map((rule) => [rule.name, rule.comment]))
  return report.summary.violations.map(({ from, to, rule, cycle }) => {
    const dependency = modules.get(from)?.dependencies.find((candidate) => candidate.resolved === to)
    const around = cycle === undefined ? '' : ` (${cycle.map((step) => step.name ?? step).join(' → ')})`
    return {
      path: from,
      line: importLine(from, dependency?.module ?? to),
      why: `imports ${to}: ${rules.get(rule.name)}${around}`,
    }
  })
}

const folders = ['packages', 'apps', 'build', 'scripts', 'examples'].filter((folder) => existsSync(join(tree, folder)))
const { output } = await runNode(
  [toolFile('depcruise'), '--config', join(tree, '.dependency-cruiser.cjs'), '--output-type', 'json', ...folders],
  { cwd: tree },
)
const report = JSON.parse(output.slice(output.indexOf('{')))
const sources = shippedSources(tree)
const unread = sources
  .filter((path) => !report.modules.some((module) => module.source === path))
  .map((path) => ({ path, why: 'is not read by dependency-cruiser' }))
const violations = [...unread, ...importViolations(report), ...sources.flatMap(platformNames)]
verdict(
  'A1',
  `${report.modules.length} modules import only what they may; ${sources.length} shipped files use no platform`,
  violations,
)
