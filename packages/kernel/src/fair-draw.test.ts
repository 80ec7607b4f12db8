import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import vectors from '../vectors/fair-draws.json' with { type: 'json' }
import { sha256 } from './digest.ts'
import { commitmentOf, digestOfDraw, firstTrail, nextTrail, type Outcome, pickOutcome } from './fair-draw.ts'

const asOutcomes = (list: readonly (readonly (string | number)[])[]): readonly Outcome[] =>
  list.map(([text, weight]) => ({ text: text as string, weight: weight as number }))

describe('a fair draw', () => {
  test('commits to a secret as it always has', () => {
    for (const { secret, commitment } of vectors.commitments) expect(commitmentOf(secret)).toBe(commitment)
  })

  test('takes links into its trail as it always has', () => {
    for (const { first, trail, then } of vectors.trails) {
      expect(firstTrail(first)).toBe(trail)
      let reached = trail
      for (const { seat, link, trail: next } of then) {
        reached = nextTrail(reached, seat, link)
        expect(reached).toBe(next)
      }
    }
  })

  test('has the digest that it always had', () => {
    for (const { digest, ...draw } of vectors.digests) expect(digestOfDraw(draw)).toBe(digest)
  })

  test('comes out as it always has', () => {
    for (const { digest, outcomes, picked } of vectors.outcomes)
      expect(pickOutcome(digest, asOutcomes(outcomes)).text).toBe(picked)
  })

  test('picks by what the texts are, not by the order in which they are listed, as plain sorting would', () => {
    const list = fc.uniqueArray(fc.record({ text: fc.string({ unit: 'grapheme-ascii' }), weight: fc.nat(50) }), {
      selector: ({ text }) => text,
      minLength: 1,
      maxLength: 60,
    })
    fc.assert(
      fc.property(list, fc.string(), (given, seed) => {
        const outcomes = given.map((one) => ({ ...one, weight: one.weight + 1 }))
        const digest = sha256(seed)
        const tickets = [...outcomes]
          .sort((one, other) => (one.text < other.text ? -1 : 1))
          .flatMap(({ text, weight }) => Array.from({ length: weight }, () => text))
        const expected = tickets[Number(BigInt(`0x${digest}`) % BigInt(tickets.length))]
        expect(pickOutcome(digest, outcomes).text).toBe(expected)
        expect(pickOutcome(digest, [...outcomes].reverse()).text).toBe(expected)
      }),
      { seed: 7 },
    )
  })

  test('picks in proportion to the weights', () => {
    const outcomes = asOutcomes([
      ['a', 1],
      ['b', 2],
      ['c', 7],
    ])
    const counts = { a: 0, b: 0, c: 0 }
    const draws = 10_000
    for (let index = 0; index < draws; index++)
      counts[pickOutcome(digestOfDraw({ secret: '0', table: 's', index, trail: '' }), outcomes).text as 'a']++
    // Four standard deviations of a share of a tenth are 1.2 %, of seven tenths 1.8 %.
    expect(Math.abs(counts.a / draws - 0.1)).toBeLessThan(0.012)
    expect(Math.abs(counts.b / draws - 0.2)).toBeLessThan(0.016)
    expect(Math.abs(counts.c / draws - 0.7)).toBeLessThan(0.0184)
  })
})
