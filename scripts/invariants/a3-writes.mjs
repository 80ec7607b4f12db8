/** A3: only the kernel's columns write to a position. Its raw words are read directly only where speed requires it. */
import ts from 'typescript'
import { read, shippedSources } from '../running/sources.mjs'
import { checkIfStarted } from './starting.mjs'
import { bare, faultsIn, holds } from './syntax.mjs'

const MEMORY = 'packages/kernel/src/memory.ts'
/** Texts have `words` in another sense. */
const isText = (path) => /\/text\/[a-z]{2}\.ts$/.test(path)
const mayRead = (path) =>
  path === MEMORY ||
  path.startsWith('packages/kernel/src/laws/') ||
  path.startsWith('packages/tile-game/src/board/') ||
  isText(path)

const isNamed = (node, name) => node !== undefined && 'text' in node && node.text === name

/** `p.words`, `p?.words`, `p['words']`. */
const isTaken = (node) =>
  (ts.isPropertyAccessExpression(node) && isNamed(node.name, 'words')) ||
  (ts.isElementAccessExpression(node) && isNamed(node.argumentExpression, 'words'))
/**
 * `const { words } = p`, `const { words: raw } = p`, `({ words } = p)`, and a parameter `{ words }: Position`. Other
 * parameters are unpacked too, and have `words` in another sense.
 */
function isUnpacked(node) {
  if (ts.isBindingElement(node) && isNamed(node.propertyName ?? node.name, 'words')) {
    const whole = ts.walkUpBindingElementsAndPatterns(node)
    return (
      !ts.isParameter(whole) || (whole.type !== undefined && holds(whole.type, (part) => isNamed(part, 'Position')))
    )
  }
  const isPart = ts.isShorthandPropertyAssignment(node) || ts.isPropertyAssignment(node)
  return isPart && isNamed(node.name, 'words') && isTarget(node.parent)
}
/** The words themselves, or what was unpacked under their name. */
const areWords = (node) => isTaken(bare(node)) || (ts.isIdentifier(bare(node)) && isNamed(bare(node), 'words'))

const isAssigning = (kind) => kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment

/** Whether something is assigned to an expression, in whatever way. */
function isTarget(node) {
  const { parent } = node
  if (ts.isBinaryExpression(parent)) return parent.left === node && isAssigning(parent.operatorToken.kind)
  if (ts.isPrefixUnaryExpression(parent) || ts.isPostfixUnaryExpression(parent))
    return [ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken].includes(parent.operator)
  if (ts.isForOfStatement(parent) || ts.isForInStatement(parent)) return parent.initializer === node
  if (ts.isDeleteExpression(parent)) return true
  // In a pattern that is itself assigned to, such as `[p.words[0]] = [1]`.
  const isInPattern =
    ts.isArrayLiteralExpression(parent) ||
    ts.isObjectLiteralExpression(parent) ||
    ts.isSpreadElement(parent) ||
    (ts.isPropertyAssignment(parent) && parent.initializer === node)
  const isWrapped = ts.isParenthesizedExpression(parent) || ts.isNonNullExpression(parent)
  return (isInPattern || isWrapped) && isTarget(parent)
}

const WRITERS = new Set(['set', 'fill', 'copyWithin', 'sort', 'reverse', 'subarray', 'buffer'])
const isWriter = (name) => name !== undefined && 'text' in name && WRITERS.has(name.text)

const isCast = (node) => ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)
const declaresWords = (node) => ts.isPropertySignature(node) && isNamed(node.name, 'words')
const isWritableList = (type) => type !== undefined && ts.isTypeReferenceNode(type) && type.getText() === 'Uint16Array'

function isWrite(node) {
  if (ts.isElementAccessExpression(node) && areWords(node.expression))
    return isTarget(node) || isWriter(node.argumentExpression)
  if (ts.isPropertyAccessExpression(node) && areWords(node.expression)) return isWriter(node.name)
  // A cast may drop the read-only type, of the words or of what has them.
  if (isCast(node)) return (areWords(node.expression) && !isCast(node.expression)) || holds(node.type, declaresWords)
  return 'type' in node && isNamed(node.name, 'words') && isWritableList(node.type)
}

const inOneLine = (node) => node.getText().replace(/\s+/g, ' ')

export function check(tree) {
  const sources = shippedSources(tree)
  const violations = sources.flatMap((path) => {
    const text = read(tree, path)
    const writes = faultsIn(path, text, (node) => (isWrite(node) ? `writes past the kernel: ${inOneLine(node)}` : null))
    const mentions = faultsIn(path, text, (node) =>
      isTaken(node) || isUnpacked(node) ? 'reads raw words; use a column' : null,
    )
    return [...(path === MEMORY ? [] : writes), ...(mayRead(path) ? [] : mentions)]
  })
  return { invariant: 'A3', says: `only ${MEMORY} writes words (${sources.length} files)`, violations }
}

await checkIfStarted(import.meta, check)
