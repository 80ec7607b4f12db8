import { codeOnly } from '../sources.mjs'

const BRACES = '\\{[^}]*\\}'
const ALL = '\\*(?:\\s*as\\s+[\\w$]+)?'
const CLAUSE = `(?:type\\s+)?(?:[\\w$]+|${BRACES}|${ALL})(?:\\s*,\\s*(?:${BRACES}|${ALL}))?`
/** `import … from 'x'`, `export … from 'x'`, `import 'x'`: what is imported, and the name. */
const STATIC = new RegExp(`(?<![\\w$.])(?:import|export)\\s*(?:(${CLAUSE})\\s*from\\s*)?(['"])([^'"\\n]+)\\2`, 'g')
/** `import('x')`, and a worker's or a module's `new URL('x', import.meta.url)`. */
const DYNAMIC = /(?<![\w$.])(?:import|import\s*\.\s*meta\s*\.\s*glob|new\s+URL)\s*\(\s*(['"`])([^'"`\n]+)\1/g

/** Whether it is `type {…}`, or every name in the braces is a type. */
function isTypeOnly(clause) {
  // `type` alone would be the name of the import.
  if (/^type\s+[^\s,]/.test(clause)) return true
  const braces = clause.match(/^\{([^}]*)\}$/)
  if (braces === null) return false
  const names = braces[1].split(',').filter((name) => name.trim() !== '')
  return names.length > 0 && names.every((name) => /^\s*type\s/.test(name))
}

const blank = (piece) => piece.replace(/[^\n]/g, ' ')

/** The script part of a Svelte file. Everything else is blanked, so that line numbers stay the same. */
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
 * Everything a TypeScript, JavaScript or Svelte file imports: the name as written, its line, and whether only as a
 * type.
 */
export function importsOf(path, text) {
  const isSvelte = path.endsWith('.svelte')
  const program = codeOnly(programOf(path, text), { keepQuoted: true })
  const lineAt = (index) => text.slice(0, index).split('\n').length
  const named = [...program.matchAll(STATIC)].map((found) => ({
    name: found[3],
    // The line of the name: a list of imports may be long.
    line: lineAt(found.index + found[0].length),
    isType: isTypeOnly(found[1] ?? ''),
  }))
  // The markup of a Svelte file can import too, in braces, and cannot be stripped of comments like a program.
  const dynamic = [...(isSvelte ? text : program).matchAll(DYNAMIC)].map((found) => ({
    name: found[2],
    line: lineAt(found.index + found[0].length),
    isType: false,
  }))
  return [...named, ...dynamic].sort((a, b) => a.line - b.line)
}
