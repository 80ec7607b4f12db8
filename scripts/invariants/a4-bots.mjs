/**
 * A4: a bot plays from what its seat has seen. It is handed a `Guess`, a type that only a game's own `determinize` makes; so
 * nobody else may claim of a position that it is one, and whatever chooses takes nothing else. What bots import is left
 * to the rules of dependency-cruiser (A1 runs them); here, what they import by name: nothing that folds or copies a
 * position of its own.
 */
import { codeOnly, filesUnder, isTest, linesWith, read } from '../sources.mjs'
import { tree, verdict } from './verdict.mjs'

const sources = ['packages', 'apps', 'scripts', 'examples']
  .flatMap((folder) => filesUnder(tree, folder))
  .filter((path) => /\.ts$/.test(path) && !isTest(path))
const ofBots = sources.filter((path) => path.startsWith('packages/bots/src/'))
const mayInvent = (path) => /^packages\/(?:kernel|[^/]+-game)\//.test(path)

const violations = []
const report = (path, code, pattern, why) => {
  for (const { line, found } of linesWith(code, pattern)) violations.push({ path, line, why: why(found.trim()) })
}

for (const path of sources) {
  const code = codeOnly(read(tree, path))
  if (mayInvent(path)) continue
  report(
    path,
    code,
    /\bas\s+(?:[\w.]+\s*[&|]\s*)*Guess\b|<\s*Guess\s*>\s*[\w(]|\binvented\b/,
    (found) => `makes a guess of what may be the truth: ${found}`,
  )
}

/** Cast to one of these, a position loses the type that tells a guess from the truth. */
const LOOSE = /\bas\s+(?:any|unknown|never|object)\b/
/** What makes a game of its own: from the moves of a record, or as a copy of somebody's position. */
const FOLDING = /\b(?:copyOf|replay|readRecord|parseRecord|rulesOf|makeRecord)\b/
const ALLOWED = /^(?:\.{1,2}\/|@bastide\/kernel['"]|@bastide\/[a-z]+-game['"])/

for (const path of ofBots) {
  const text = read(tree, path)
  const code = codeOnly(text)
  report(path, code, LOOSE, (found) => `loses types on the way: ${found}`)
  report(path, code, FOLDING, (found) => `makes positions of its own: ${found}`)
  for (const { line, text: whole } of linesWith(
    codeOnly(text, { keepQuoted: true }),
    /\b(?:from|import)\s*\(?\s*['"]/,
  )) {
    const from = whole.replace(/^.*?\b(?:from|import)\s*\(?\s*['"]/, '')
    if (!ALLOWED.test(from))
      violations.push({
        path,
        line,
        why: `imports ${from.replace(/['"].*$/, '')}: bots import the kernel and the games`,
      })
  }
  violations.push(...blindChoosers(path, code))
}

/** Whatever is called `choose` and says what it takes must take a guess, and no position besides. */
function blindChoosers(path, code) {
  return [...code.matchAll(/\bchoose\s*(?:[:=]\s*)?\(([^()]*)\)/g)].flatMap(({ 1: takes, index }) => {
    const isTyped = takes.includes(':')
    if (!isTyped || (/:\s*Guess\b/.test(takes) && !/:\s*Position\b/.test(takes))) return []
    return [{ path, line: code.slice(0, index).split('\n').length, why: 'chooses by something else than a guess' }]
  })
}

const choosers = ofBots.filter((path) => /\bchoose\s*\([^()]*:\s*Guess\b/.test(codeOnly(read(tree, path)))).length
if (ofBots.length > 0 && choosers === 0)
  violations.push({ path: 'packages/bots', why: 'nothing in it chooses by a guess' })
verdict(
  'A4',
  ofBots.length === 0
    ? 'there are no bots'
    : `${ofBots.length} files of bots think about guesses only; nobody else makes one`,
  violations,
)
