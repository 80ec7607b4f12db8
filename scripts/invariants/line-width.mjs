/**
 * Lines of code and comments are at most 120 characters wide. The formatter handles most of this; this check covers
 * comments, Svelte and CSS. Quoted text, such as a sentence for players or the path of a drawing, may be wider:
 * breaking it would make it harder to read.
 */
import { projectFiles, read } from '../running/sources.mjs'
import { checkIfStarted } from './starting.mjs'

const WIDEST = 120
const isChecked = (path) => /\.(?:ts|mjs|cjs|svelte|css|html)$/.test(path)
const QUOTED = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\/(?:[^/\\\n]|\\.)+\/[a-z]*/g
/** In a comment an apostrophe or a slash quotes nothing. */
const COMMENT = /^\s*(?:\/\/|\/?\*|<!--)/

const width = (text) => [...text].length
const isTooWide = (line) => width(line) > WIDEST && (COMMENT.test(line) || width(line.replace(QUOTED, "''")) > WIDEST)

export function check(tree) {
  const files = projectFiles(tree).filter(isChecked)
  const violations = files.flatMap((path) =>
    read(tree, path)
      .split('\n')
      .flatMap((line, i) => (isTooWide(line) ? [{ path, line: i + 1, why: `is ${width(line)} characters wide` }] : [])),
  )
  const says = `no line of ${files.length} files is wider than ${WIDEST} characters`
  return { invariant: 'line width', says, violations }
}

await checkIfStarted(import.meta, check)
