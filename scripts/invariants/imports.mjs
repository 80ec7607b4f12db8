import ts from 'typescript'
import { lineOf, nodesOf } from './syntax.mjs'

/** Whether it is `import type …`, or every name in the braces is a type. */
function isTypeOnly(clause) {
  if (clause === undefined) return false
  if (clause.isTypeOnly) return true
  // `import first, { type Second }` imports a value too.
  if (clause.name !== undefined) return false
  const { elements } = clause.namedBindings ?? clause.exportClause ?? {}
  return elements !== undefined && elements.length > 0 && elements.every((element) => element.isTypeOnly)
}

/** What a quoted text says; of one with inserts, what is written between its quotes. */
function quoted(node) {
  if (node === undefined) return []
  if (ts.isStringLiteralLike(node)) return [{ node, name: node.text }]
  if (ts.isTemplateExpression(node)) return [{ node, name: node.getText().slice(1, -1) }]
  return ts.isArrayLiteralExpression(node) ? node.elements.flatMap(quoted) : []
}

const isMeta = (node, name) =>
  ts.isPropertyAccessExpression(node) && ts.isMetaProperty(node.expression) && node.name.text === name

const isNamed = (node, name) => ts.isIdentifier(node) && node.text === name

/** `import('x')` and `require('x')`; and `import.meta.glob('x')`. */
const isImportCall = ({ expression }) =>
  expression.kind === ts.SyntaxKind.ImportKeyword || isNamed(expression, 'require')
const isGlob = ({ expression }) => isMeta(expression, 'glob')

/** The address of a worker's or a module's file. */
const isAddress = ({ expression, arguments: given }) =>
  isNamed(expression, 'URL') && given?.[1] !== undefined && isMeta(given[1], 'url')

/** What one node imports: quoted texts, in what form, and whether only as a type. */
function importedBy(node) {
  if (ts.isImportDeclaration(node))
    return { texts: quoted(node.moduleSpecifier), isType: isTypeOnly(node.importClause) }
  if (ts.isExportDeclaration(node)) return { texts: quoted(node.moduleSpecifier), isType: isTypeOnly(node) }
  if (ts.isExternalModuleReference(node)) return { texts: quoted(node.expression), isType: node.parent.isTypeOnly }
  if (ts.isImportTypeNode(node)) return { texts: quoted(node.argument.literal), isType: true }
  if (ts.isCallExpression(node) && isImportCall(node)) return { texts: quoted(node.arguments[0]), isType: false }
  if (ts.isCallExpression(node) && isGlob(node))
    return { texts: quoted(node.arguments[0]), isType: false, form: 'pattern' }
  if (ts.isNewExpression(node) && isAddress(node))
    return { texts: quoted(node.arguments[0]), isType: false, form: 'address' }
  return { texts: [], isType: false }
}

/**
 * Everything a TypeScript, JavaScript or Svelte file imports: the name as written, its line, whether only as a type,
 * and its form: an `import`, a `pattern` of names, or an `address`.
 */
export const importsOf = (path, text) =>
  nodesOf(path, text)
    .flatMap((node) => {
      const { texts, isType, form = 'import' } = importedBy(node)
      // The line of the name: a list of imports may be long.
      return texts.map((one) => ({
        name: one.name,
        line: lineOf(one.node),
        isType,
        form: ts.isTemplateExpression(one.node) ? 'pattern' : form,
      }))
    })
    .sort((one, other) => one.line - other.line)
