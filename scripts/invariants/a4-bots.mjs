/**
 * A4: a bot plays from what its seat has seen. It is handed a `Guess`, a type that only a game's own `determinize`
 * creates, so no other code may cast a position to one, and every `choose` must take nothing else. dependency-cruiser
 * (run by A1) checks which packages bots import; this checks what they import by name: nothing that folds or copies a
 * position.
 */
import { codeOnly, filesUnder, isTest, linesWith, read } from '../sources.mjs'
import { tree, verdict } from './verdict.mjs'

const sources = ['packages', 'apps', 'build', 'scripts', 'examples']
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

/** A cast to one of these drops the type that tells a guess from a real position. */
const LOOSE = /\bas\s+(?:any|unknown|never|object)\b/
/** Functions that create a position, from the moves of a record or as a copy. */
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

/** Every `choose` with typed parameters must take a guess, and no other position. */
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
