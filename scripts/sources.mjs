import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder, isTest } from '../build/sources.mjs'

export { filesUnder, isTest } from '../build/sources.mjs'

/** The project's files: those that git tracks or would track; without git, everything that is not generated. */
export function projectFiles(top) {
  try {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: top,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    // Git also lists a tracked file that has been deleted.
    return [...new Set(listed.toString().split('\0'))].filter((path) => path !== '' && existsSync(join(top, path)))
  } catch {
    return filesUnder(top)
  }
}

/** What the packages ship: the TypeScript of packages/<name>/src without its tests. */
export function shippedSources(top) {
  return filesUnder(top, 'packages').filter((path) => /^packages\/[^/]+\/src\/.*\.ts$/.test(path) && !isTest(path))
}

export const read = (top, path) => readFileSync(join(top, path), 'utf8')

/**
 * The text with every comment and quoted string replaced by spaces: same length, same lines. The rest are the names the
 * program uses. With `keepQuoted`, only comments are replaced.
 */
export function codeOnly(text, { keepQuoted = false } = {}) {
  let kept = ''
  let at = 0
  /** For each open `${`, the number of braces open inside it. */
  const inserts = []
  const blank = (piece) => piece.replace(/[^\n]/g, ' ')
  /** Blanks all but the delimiters at both ends: they show where a value ends. */
  const quoted = (piece, first, last) =>
    keepQuoted
      ? piece
      : piece.slice(0, first) + blank(piece.slice(first, piece.length - last)) + piece.slice(piece.length - last)
  const take = (pattern) => {
    pattern.lastIndex = at
    return pattern.exec(text)?.[0]
  }
  const template = () => {
    const piece = take(/(?:[^\\`$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{|$)/y)
    const isInsert = piece.endsWith('${')
    if (isInsert) inserts.push(0)
    kept += quoted(piece, 0, isInsert ? 2 : 1)
    at += piece.length
  }
  while (at < text.length) {
    const letter = text[at]
    const comment = take(/\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y)
    const string = take(/'(?:[^'\\\n]|\\[\s\S])*'?|"(?:[^"\\\n]|\\[\s\S])*"?/y)
    // A slash begins a pattern where no value can have ended just before it.
    const pattern = /(?:^|[(,=:[!&|?{};+\-*%<>~^\n]|\breturn|\btypeof|\bcase)\s*$/.test(kept.slice(-20))
      ? take(/\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y)
      : undefined
    const piece = comment ?? string ?? pattern ?? letter
    at += piece.length
    if (comment !== undefined) kept += blank(piece)
    else if (string !== undefined || pattern !== undefined) kept += quoted(piece, 1, 1)
    else {
      kept += piece
      if (piece === '`') template()
      else if (piece === '{' && inserts.length > 0) inserts[inserts.length - 1]++
      else if (piece === '}' && inserts.length > 0 && inserts[inserts.length - 1]-- === 0) {
        inserts.pop()
        template()
      }
    }
  }
  return kept
}

/** Where a pattern occurs: one entry per line, with its number counted from 1. */
export function linesWith(text, pattern) {
  return text.split('\n').flatMap((line, index) => {
    const found = line.match(pattern)
    return found === null ? [] : [{ line: index + 1, found: found[0], text: line }]
  })
}
