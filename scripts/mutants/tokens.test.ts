import { describe, expect, it } from 'vitest'

interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
}
// Scripts are plain JavaScript, without types.
const { occurrences, tokensOf } = (await import('./tokens.mjs' as string)) as {
  tokensOf(code: string): readonly Token[]
  occurrences(program: readonly Token[], text: string): readonly Omit<Token, 'text'>[]
}

const found = (code: string, text: string): readonly string[] =>
  occurrences(tokensOf(code), text).map(({ start, end }) => code.slice(start, end))

describe('a mutant’s text', () => {
  it('is found however the program is broken into lines', () => {
    const wide = "if (isOpen(a, 'b')) return [one, two]"
    const narrow = "if (\n  isOpen(\n    a,\n    'b', // why\n  )\n)\n  return [\n    one,\n    two,\n  ]"
    expect(found(narrow, wide)).toEqual([narrow])
    expect(found(wide, narrow)).toEqual([wide])
  })

  it('is not found where a name, a number or a quoted text differs', () => {
    for (const other of ["if (isOpen(a, 'c')) x()", 'if (isOpen(a, "b")) x()', "if (isOpened(a, 'b')) x()"])
      expect(found(other, "isOpen(a, 'b')")).toEqual([])
    expect(found('a >= 10', 'a >= 1')).toEqual([])
    expect(found('a >= 1', 'a > = 1')).toEqual([])
  })

  it('is told as often as it occurs', () => {
    expect(found('a + 1; a  +  1; a + 12', 'a + 1')).toEqual(['a + 1', 'a  +  1'])
  })

  it('keeps white space inside quotes and templates apart', () => {
    expect(found("say('a  b')", "say('a b')")).toEqual([])
    const template = 'say(`a ${one({ two: `b ${three}` })} c`)'
    expect(found(template, 'one({two: `b ${three}`})')).toEqual(['one({ two: `b ${three}` })'])
    expect(found(template, '`a ${one({two:`b ${three}`})} c`')).toHaveLength(1)
    expect(found(template, '`a ${one({two:`b ${three}`})}  c`')).toEqual([])
  })

  it('may hold a regular expression, and a division', () => {
    expect(found('const a = b / c, d = /x  y/g.test(e)', '/x  y/g.test( e )')).toEqual(['/x  y/g.test(e)'])
    expect(found('const a = b / c, d = /x  y/g.test(e)', 'b/c')).toEqual(['b / c'])
    expect(found('const d = /x  y/.test(e)', '/x y/.test(e)')).toEqual([])
  })

  it('that holds nothing but a comment occurs nowhere', () => {
    expect(found('a // why', '// why')).toEqual([])
  })
})
