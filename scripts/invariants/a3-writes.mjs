/** A3: only the kernel's columns write to a position. Its raw words are read directly only where speed requires it. */
import { codeOnly, linesWith, read, shippedSources } from '../sources.mjs'
import { tree, verdict } from './verdict.mjs'

const MEMORY = 'packages/kernel/src/memory.ts'
/** Texts have `words` in another sense. */
const isText = (path) => /\/text\/[a-z]{2}\.ts$/.test(path)
const mayRead = (path) =>
  path === MEMORY ||
  path.startsWith('packages/kernel/src/laws/') ||
  path.startsWith('packages/tile-game/src/board/') ||
  isText(path)

/** `p.words`, `p?.words`, and `const { words } = p`. */
const mention = /\.\s*words\b|\{[^{}]*\bwords\b[^{}]*\}\s*=(?![=>])/
const index = '\\[(?:[^\\[\\]]|\\[[^\\]]*\\])*\\]'
const write = new RegExp(
  [
    `\\bwords\\s*${index}\\s*(?:[-+*/%&|^]|\\*\\*|<<|>>>?|&&|\\|\\||\\?\\?)?=(?![=>])`,
    `\\bwords\\s*${index}\\s*(?:\\+\\+|--)`,
    `(?:\\+\\+|--)[\\w.]*\\bwords\\s*${index}`,
    '\\bwords\\s*\\.\\s*(?:set|fill|copyWithin|sort|reverse|subarray|buffer)\\b',
    // A cast may drop the read-only type.
    '\\bwords\\s*\\)*\\s*as\\b',
    '<[^<>()]*>\\s*\\(*[\\w.]*\\.\\s*words\\b(?!\\s*\\[)',
    '\\bas\\b.*\\bwords\\s*\\??:',
    '\\bwords\\s*:\\s*Uint16Array\\b',
  ].join('|'),
)

const sources = shippedSources(tree)
const violations = sources.flatMap((path) => {
  const code = codeOnly(read(tree, path))
  const writes =
    path === MEMORY
      ? []
      : linesWith(code, write).map(({ line, found }) => ({
          path,
          line,
          why: `writes past the kernel: ${found.trim()}`,
        }))
  const mentions = mayRead(path)
    ? []
    : linesWith(code, mention).map(({ line }) => ({ path, line, why: 'reads raw words; use a column' }))
  return [...writes, ...mentions]
})
verdict('A3', `only ${MEMORY} writes words (${sources.length} files)`, violations)
