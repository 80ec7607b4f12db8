/** Whole games with fair draws: every one can be proven, and nothing in it can be changed. */
import { GAMES } from '@bastide/catalog'
import { type DrawProof, disputed, type GameRecord, type Json, replay, verifyDraws } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { rotating } from '../../kernel/sampling/rotating.ts'
import { type PlayedFairly, playFairly } from '../scenarios/fair-games.ts'

/** Each costs a whole game: a quick run tries some of them, others on other days. */
const some = <Case>(cases: readonly Case[]): Case[] =>
  process.env.BASTIDE_QUICK === '1' ? rotating(cases, Math.ceil(cases.length / 8)) : [...cases]

const IDS = GAMES.map(({ id }) => id)
const SEEDS = [1, 2, 3]

const played = new Map<string, PlayedFairly>()
function gameOf(game: string, seed: number): PlayedFairly {
  const one = played.get(`${game} ${seed}`) ?? playFairly(game, seed)
  played.set(`${game} ${seed}`, one)
  return one
}

/** A proof with one bit changed, for each text of hexadecimal digits in it. */
function changedBits(value: Json, put: (changed: Json) => Json): Json[] {
  if (typeof value === 'string') {
    const at = (value.charCodeAt(0) * 7) % value.length
    const bit = (Number.parseInt(value[at] as string, 16) ^ 1).toString(16)
    return [put(value.slice(0, at) + bit + value.slice(at + 1))]
  }
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, field]) =>
    changedBits(field, (changed) =>
      put(
        Array.isArray(value) ? value.map((one, i) => (`${i}` === key ? changed : one)) : { ...value, [key]: changed },
      ),
    ),
  )
}

describe.each(IDS)('whole %s games with fair draws', (game) => {
  test.each(SEEDS)('FAIR-3 FAIR-8 can be proven, with take-backs and changes of device: seed %i', (seed) => {
    const { at, repeated, changes } = gameOf(game, seed)
    const { rules, draws, moves } = at.state
    const verified = verifyDraws(rules, at.record)
    expect(verified).toMatchObject({ ok: true, value: { draws, changes } })
    expect(draws).toBeGreaterThan(10)
    expect(at.asked).toBeGreaterThan(1)
    for (const [before, again] of repeated) expect(again).toEqual(before)
    expect(moves.length).toBeGreaterThan(20)
  })

  test('FAIR-8 cannot be proven with any single bit changed', () => {
    const { at } = gameOf(game, 2)
    const { rules } = at.state
    const { record } = at
    // The table's id is no number: any other letter will do.
    const { table, ...proof } = record.draws as unknown as DrawProof
    const changed = changedBits(proof as unknown as Json, (one) => ({ ...(one as object), table }) as unknown as Json)
    changed.push({ ...proof, table: `${table}x` } as unknown as Json)
    expect(changed.length).toBeGreaterThan(15)
    for (const draws of some(changed)) expect(verifyDraws(rules, { ...record, draws })).toMatchObject({ ok: false })
  })

  test('FAIR-8 cannot be proven with any single draw changed', () => {
    const { at } = gameOf(game, 2)
    const { rules, moves, movers } = at.state
    const { record } = at
    const changed = [...movers.entries()].flatMap(([index, by]): GameRecord[] => {
      // Another draw of the same game, in the place of this one.
      const other = moves.find(
        (move, i) => movers[i] === 'chance' && JSON.stringify(move) !== JSON.stringify(moves[index]),
      )
      if (by !== 'chance' || other === undefined) return []
      return [{ ...record, moves: moves.map((move, i) => (i === index ? other : move)) }]
    })
    expect(changed.length).toBeGreaterThan(10)
    for (const one of some(changed)) expect(verifyDraws(rules, one)).toMatchObject({ ok: false })
    expect(disputed(record, replay(rules, record.moves))).toBe(null)
  })
})

test('FAIR-3 the games of these tests have take-backs, and draws that came again', () => {
  const all = IDS.flatMap((game) => SEEDS.map((seed) => gameOf(game, seed)))
  expect(all.reduce((sum, { takenBack }) => sum + takenBack, 0)).toBeGreaterThan(5)
  expect(all.reduce((sum, { repeated }) => sum + repeated.length, 0)).toBeGreaterThan(3)
  expect(all.some(({ at }) => at.state.left.length > 0)).toBe(true)
})
