import { describe, expect, test } from 'vitest'
import { accept, attempt, demand, refusal, refusalText, refuse } from './result.ts'

describe('the boundary', () => {
  test('gives the value of a reading', () => {
    expect(attempt(() => 7)).toEqual({ ok: true, value: 7 })
  })

  test('gives the refusal that broke a reading off, however deep', () => {
    const deep = (left: number): number =>
      left === 0 ? refuse('code', 'reason', { where: 'here', clause: 'CLAUSE-1' }) : deep(left - 1)
    expect(attempt(() => deep(50))).toEqual({
      ok: false,
      code: 'code',
      reason: 'reason',
      where: 'here',
      clause: 'CLAUSE-1',
    })
  })

  test('leaves out what a refusal does not say', () => {
    expect(Object.keys(refusal('code', 'reason', { where: undefined, clause: undefined }))).toEqual([
      'ok',
      'code',
      'reason',
    ])
  })

  test('gives reasons that can be printed, whatever they quote', () => {
    expect(refusal('code', 'no "\u001b[2J\n" here').reason).toBe('no "\ufffd[2J\ufffd" here')
  })

  test('lets the values and refusals of other results through', () => {
    expect(attempt(() => demand(accept('x')))).toEqual(accept('x'))
    const refused = refusal('code', 'reason')
    expect(attempt(() => demand(refused))).toBe(refused)
  })

  test('does not hide faults of our own', () => {
    expect(() =>
      attempt(() => {
        throw new TypeError('ours')
      }),
    ).toThrow(new TypeError('ours'))
  })
})

describe('a refusal in one line', () => {
  test('says where, what, and by which clause, as far as it knows', () => {
    expect(refusalText(refusal('code', 'too far'))).toBe('too far')
    expect(refusalText(refusal('code', 'too far', { where: 'at[0]' }))).toBe('at[0]: too far')
    expect(refusalText(refusal('code', 'too far', { clause: 'CLAUSE-1' }))).toBe('too far (CLAUSE-1)')
    expect(refusalText(refusal('code', 'too far', { where: 'at[0]', clause: 'CLAUSE-1' }))).toBe(
      'at[0]: too far (CLAUSE-1)',
    )
  })
})
