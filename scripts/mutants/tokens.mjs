/**
 * Finds a mutant's text in a source file by its tokens, so that a formatter may break lines, indent, and add trailing
 * commas. Uses TypeScript's own scanner.
 */
import ts from 'typescript'

const { SyntaxKind: Kind } = ts

/** A slash after one of these divides; anywhere else it begins a regular expression. */
const ENDS_A_VALUE = new Set([
  Kind.Identifier,
  Kind.NumericLiteral,
  Kind.BigIntLiteral,
  Kind.StringLiteral,
  Kind.NoSubstitutionTemplateLiteral,
  Kind.TemplateTail,
  Kind.RegularExpressionLiteral,
  Kind.CloseParenToken,
  Kind.CloseBracketToken,
  Kind.CloseBraceToken,
  Kind.ThisKeyword,
  Kind.NullKeyword,
  Kind.TrueKeyword,
  Kind.FalseKeyword,
])

const CLOSERS = new Set([')', ']', '}'])

/** The tokens of a program or a fragment, without white space, comments and trailing commas: { text, start, end }. */
export function tokensOf(code) {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, code)
  const tokens = []
  /** For each open `${`, the number of braces open inside it. */
  const inserts = []
  for (let kind = scanner.scan(), before; kind !== Kind.EndOfFileToken; kind = scanner.scan()) {
    if ((kind === Kind.SlashToken || kind === Kind.SlashEqualsToken) && !ENDS_A_VALUE.has(before))
      kind = scanner.reScanSlashToken()
    else if (kind === Kind.GreaterThanToken) kind = scanner.reScanGreaterToken()
    else if (kind === Kind.TemplateHead) inserts.push(0)
    else if (kind === Kind.OpenBraceToken && inserts.length > 0) inserts[inserts.length - 1]++
    else if (kind === Kind.CloseBraceToken && inserts.length > 0 && inserts[inserts.length - 1]-- === 0) {
      kind = scanner.reScanTemplateToken(false)
      if (kind === Kind.TemplateTail) inserts.pop()
      else inserts[inserts.length - 1] = 0
    }
    tokens.push({ text: scanner.getTokenText(), start: scanner.getTokenStart(), end: scanner.getTokenEnd() })
    before = kind
  }
  return tokens.filter(({ text }, i) => text !== ',' || !CLOSERS.has(tokens[i + 1]?.text))
}

/** Where the tokens of a text occur consecutively in a program: [{ start, end }], as offsets in the program. */
export function occurrences(program, text) {
  const wanted = tokensOf(text)
  if (wanted.length === 0) return []
  return program.flatMap((first, i) =>
    wanted.every((token, j) => token.text === program[i + j]?.text)
      ? [{ start: first.start, end: program[i + wanted.length - 1].end }]
      : [],
  )
}
