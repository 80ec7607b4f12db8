import { codeOnly } from '../sources.mjs'

const BRACES = '\\{[^}]*\\}'
const ALL = '\\*(?:\\s*as\\s+[\\w$]+)?'
const CLAUSE = `(?:type\\s+)?(?:[\\w$]+|${BRACES}|${ALL})(?:\\s*,\\s*(?:${BRACES}|${ALL}))?`
/** `import … from 'x'`, `export … from 'x'`, `import 'x'`: what is taken of it, and the name. */
const STATIC = new RegExp(`(?<![\\w$.])(?:import|export)\\s*(?:(${CLAUSE})\\s*from\\s*)?(['"])([^'"\\n]+)\\2`, 'g')
/** `import('x')`, and a worker's or a module's `new URL('x', import.meta.url)`. */
const DYNAMIC = /(?<![\w$.])(?:import|import\s*\.\s*meta\s*\.\s*glob|new\s+URL)\s*\(\s*(['"`])([^'"`\n]+)\1/g

/** Whether `type {…}`, or every one of the names in the braces is a type. */
function isTypeOnly(clause) {
  // `type` alone would be the name of what is imported.
  if (/^type\s+[^\s,]/.test(clause)) return true
  const braces = clause.match(/^\{([^}]*)\}$/)
  if (braces === null) return false
  const names = braces[1].split(',').filter((name) => name.trim() !== '')
  return names.length > 0 && names.every((name) => /^\s*type\s/.test(name))
}

const blank = (piece) => piece.replace(/[^\n]/g, ' ')

/** Of a Svelte file, the program: all else is blanked, so that lines stay where they are. */
function scriptsOf(text) {
  let kept = ''
  let at = 0
  for (const found of text.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script>/g)) {
    const begins = found.index + found[1].length
    kept += blank(text.slice(at, begins)) + found[2]
    at = begins + found[2].length
  }
  return kept + blank(text.slice(at))
}

/** A file as a program. */
export const programOf = (path, text) => (path.endsWith('.svelte') ? scriptsOf(text) : text)

/**
 * All that a TypeScript, JavaScript or Svelte file imports: the name as it is written, its line, and whether as a type
 * only.
 */
export function importsOf(path, text) {
  const isSvelte = path.endsWith('.svelte')
  const program = codeOnly(programOf(path, text), { keepQuoted: true })
  const lineAt = (index) => text.slice(0, index).split('\n').length
  const named = [...program.matchAll(STATIC)].map((found) => ({
    name: found[3],
    // Where the name stands: a list of imports may be long.
    line: lineAt(found.index + found[0].length),
    isType: isTypeOnly(found[1] ?? ''),
  }))
  // The markup of a Svelte file can import too, in braces; it is no program that could be cleared of comments.
  const dynamic = [...(isSvelte ? text : program).matchAll(DYNAMIC)].map((found) => ({
    name: found[2],
    line: lineAt(found.index + found[0].length),
    isType: false,
  }))
  return [...named, ...dynamic].sort((a, b) => a.line - b.line)
}
