/**
 * A1: the kernel imports nothing, packages import only each other, in one direction; and none of them uses Node, the DOM, the clock
 * or randomness of its own. The compiler knows none of those names either, but `Date` and `Math.random` belong to the language.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { toolFile } from '../places.mjs'
import { runNode } from '../running.mjs'
import { codeOnly, linesWith, read, shippedSources } from '../sources.mjs'
import { tree, verdict } from './verdict.mjs'

const PLATFORM = [
  'Date|Intl|Math\\s*\\.\\s*random|performance|setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame',
  'process|Buffer|require|__dirname|__filename|import\\.meta|global|globalThis|window|self|document|navigator|localStorage',
  'crypto|console|fetch|URL|TextEncoder|TextDecoder|structuredClone|Worker|eval|WeakRef|FinalizationRegistry',
].join('|')
/** As a name of its own: not a field (`.process`), and not the name of a field in an object or a type (`process:`). */
const platformName = new RegExp(`(?<![\\w$.])(?:${PLATFORM})(?![\\w$])(?!\\s*\\??:)`)

function platformNames(path) {
  return linesWith(codeOnly(read(tree, path)), platformName).map(({ line, found }) => ({ path, line, why: `uses ${found}` }))
}

/** The line that imports `name`, as dependency-cruiser does not tell it. */
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
    return { path: from, line: importLine(from, dependency?.module ?? to), why: `imports ${to}: ${rules.get(rule.name)}${around}` }
  })
}

const folders = ['packages', 'apps', 'scripts'].filter((folder) => existsSync(join(tree, folder)))
const { output } = await runNode([toolFile('depcruise'), '--config', join(tree, '.dependency-cruiser.cjs'), '--output-type', 'json', ...folders], { cwd: tree })
const report = JSON.parse(output.slice(output.indexOf('{')))
const sources = shippedSources(tree)
const unread = sources
  .filter((path) => !report.modules.some((module) => module.source === path))
  .map((path) => ({ path, why: 'is not read by dependency-cruiser' }))
const violations = [...unread, ...importViolations(report), ...sources.flatMap(platformNames)]
verdict('A1', `${report.modules.length} modules import only what they may; ${sources.length} shipped files use no platform`, violations)
