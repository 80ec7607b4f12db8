/**
 * The public API: what each published package exports, read from the declarations it ships. docs/api/<package>.txt has
 * it without comments, one line where it fits, so that a review shows changes; docs/api/<package>.md has it with
 * comments, for readers.
 */
import { join } from 'node:path'
import { root } from '../running/places.mjs'
import { buildPackages } from './packaging.mjs'

/** Imported late, since the scripts that use this start before it is installed. */
let ts

/**
 * For every package its entries; for every entry its exports sorted by name, and the types they mention that cannot be
 * imported.
 */
export async function surveyPackages() {
  ts = (await import('typescript')).default
  const packages = await buildPackages()
  const fileOf = (folder, path) => join(root, 'packages', folder, 'dist', `${path}.d.ts`)
  const program = ts.createProgram(
    packages.flatMap(({ folder, entries }) => Object.values(entries).map((path) => fileOf(folder, path))),
    {
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts'],
      types: [],
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      noEmit: true,
    },
  )
  const checker = program.getTypeChecker()
  const exportsOf = (file) =>
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
      .map((symbol) => meantBy(symbol, checker))
  const all = new Set(
    packages.flatMap(({ folder, entries }) =>
      Object.values(entries).flatMap((path) => exportsOf(fileOf(folder, path))),
    ),
  )
  return packages.map(({ folder, name, entries }) => {
    const surveyed = Object.entries(entries).map(([subpath, path]) => ({
      importedAs: name + subpath.slice(1),
      symbols: exportsOf(fileOf(folder, path)),
    }))
    const spokenOf = surveyed
      .flatMap(({ symbols }) => symbols.flatMap((symbol) => typesIn(symbol, checker)))
      .filter((symbol) => !all.has(symbol))
    return {
      folder,
      name,
      entries: surveyed.map(({ importedAs, symbols }) => ({
        importedAs,
        exports: symbols.map((symbol) => described(symbol, checker)).sort(byName),
      })),
      notExported: [...new Set(spokenOf.map((symbol) => symbol.name))].sort(),
    }
  })
}

const byName = (one, other) => (one.name < other.name ? -1 : 1)

const meantBy = (symbol, checker) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)

function described(symbol, checker) {
  const declarations = symbol.declarations.map(declared)
  return {
    name: symbol.name,
    says: commentOf(symbol, checker),
    text: declarations.map(printed).join('\n'),
    members: declarations.flatMap((declaration) => membersOf(declaration, checker)),
  }
}

/** Our own types that a declaration mentions. */
function typesIn(symbol, checker) {
  const found = []
  const look = (node) => {
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isExpressionWithTypeArguments(node)
        ? node.expression
        : undefined
    const named = name === undefined ? undefined : checker.getSymbolAtLocation(name)
    if (named !== undefined) found.push(meantBy(named, checker))
    ts.forEachChild(node, look)
  }
  for (const declaration of symbol.declarations) look(withoutHidden(declared(declaration)))
  const isOurs = ({ flags, declarations = [] }) =>
    (flags & ts.SymbolFlags.TypeParameter) === 0 &&
    declarations.some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'))
  return found.filter(isOurs)
}

/** The statement around a variable holds its `const`. */
const declared = (node) => (ts.isVariableDeclaration(node) ? node.parent.parent : node)

const commentOf = (symbol, checker) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()

const isHidden = (member) =>
  ts.canHaveModifiers(member) &&
  (ts.getModifiers(member) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)

/** Private members are in the declarations, but nobody can use them. */
function withoutHidden(node) {
  if (!ts.isClassDeclaration(node)) return node
  const members = node.members.filter((member) => !isHidden(member))
  return ts.factory.updateClassDeclaration(
    node,
    node.modifiers,
    node.name,
    node.typeParameters,
    node.heritageClauses,
    members,
  )
}

function printed(node) {
  const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed })
  const text = printer.printNode(ts.EmitHint.Unspecified, withoutHidden(node), node.getSourceFile())
  return text
    .replace(/^export (declare )?/, '')
    .replace(/;$/gm, '')
    .replace(/^( {4})+/gm, (indent) => indent.slice(indent.length / 2))
}

/** The members of a class or interface that have a doc comment. */
function membersOf(node, checker) {
  if (!ts.isClassDeclaration(node) && !ts.isInterfaceDeclaration(node)) return []
  return node.members
    .filter((member) => member.name !== undefined && !isHidden(member))
    .map((member) => ({
      name: member.name.getText(),
      says: commentOf(checker.getSymbolAtLocation(member.name), checker),
    }))
    .filter(({ says }) => says !== '')
}

/** docs/api/<package>.txt */
export function bareText({ entries, notExported }) {
  const parts = entries.map(({ importedAs, exports }) => [importedAs, ...exports.map(({ text }) => text)].join('\n\n'))
  if (notExported.length > 0) parts.push(`Types spoken of, that cannot be imported: ${notExported.join(', ')}`)
  return `${parts.join('\n\n\n')}\n`
}

/** docs/api/<package>.md */
export function readableText({ name, folder, entries }) {
  const inOneLine = (text) => text.replace(/\s*\n\s*/g, ' ')
  const section = ({ name: exported, says, text, members }) =>
    [
      `### ${exported}`,
      ...(says === '' ? [] : [says]),
      `\`\`\`ts\n${text}\n\`\`\``,
      ...(members.length === 0
        ? []
        : [members.map((member) => `- \`${member.name}\`: ${inOneLine(member.says)}`).join('\n')]),
    ].join('\n\n')
  const parts = entries.flatMap(({ importedAs, exports }) => [
    `## \`import … from '${importedAs}'\``,
    ...exports.map(section),
  ])
  const intro = `Generated by \`npm run api\` from the comments in \`packages/${folder}/src\`. For an introduction, see the [README](../../packages/${folder}/README.md).`
  return `${[`# ${name}`, intro, ...parts].join('\n\n')}\n`
}
