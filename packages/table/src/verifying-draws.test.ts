/** Each way in which a proof can be broken has a refusal of its own. The kernel verifies; a table makes the proofs. */
import { CHAIN_LENGTH, type DrawProof, dueLink, type GameRecord, type Json, verifyDraws } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { chainOn, FairTable, fairly } from '../scenarios/fair-table.ts'
import { table } from '../scenarios/given.ts'
import { openingOf } from '../scenarios/stones-table.ts'

const take = { take: 1 }

/** In a wind that blows after every move: three people, one of whom changes device, and a bot. */
function game(): FairTable {
  const at = new FairTable(table, fairly(openingOf('hhhb', { setup: 'windy' })))
  for (const by of [0, 1, 2, 3]) at.play(by, take)
  at.change(1)
  for (let by = 0; at.state.finished === null; by = (by + 1) % 4) at.play(by, take)
  return at
}

const at = game()
const { rules, movers } = at.state
const { record } = at
const proof = record.draws as unknown as DrawProof

const verify = (changes: Partial<DrawProof>, changed: Partial<GameRecord> = {}) =>
  verifyDraws(rules, { ...record, ...changed, draws: { ...proof, ...changes } as unknown as Json })
const drawsWith = (index: number, changes: Partial<DrawProof['draws'][number]>): Partial<DrawProof> => ({
  draws: proof.draws.map((draw, i) => (i === index ? { ...draw, ...changes } : draw)),
})
/** The draws that seat 0 brought on. */
const [first, second] = proof.draws.flatMap(({ by }, i) => (by === 0 ? [i] : [])) as [number, number]

describe('a proof of draws', () => {
  test('FAIR-8 says what it has shown', () => {
    expect(verify({})).toEqual({
      ok: true,
      value: { draws: 12, atStart: 4, seatsAtStart: 3, linked: 5, changes: 1 },
    })
    expect(movers.filter((by) => by === 'chance')).toHaveLength(12)
  })

  test('FAIR-8 is missing where the record has none', () => {
    const { draws: _, ...without } = record
    expect(verifyDraws(rules, without)).toMatchObject({ ok: false, code: 'no-proof', where: 'draws' })
  })

  test('FAIR-8 is refused with another secret', () => {
    const secret = `1${proof.secret.slice(1)}`
    expect(verify({ secret })).toMatchObject({ code: 'other-secret', where: 'draws.secret' })
    expect(verify({ secret: 'short' })).toMatchObject({ code: 'not-a-secret' })
    expect(verify({ commitment: chainOn(0).end })).toMatchObject({ code: 'other-secret' })
  })

  test('FAIR-8 is refused if something else was published before the game', () => {
    const { table: id, commitment, ends } = proof
    expect(verifyDraws(rules, record, { table: id, commitment, ends })).toMatchObject({ ok: true })
    const other = '0'.repeat(64)
    for (const promised of [{ table: 'another' }, { commitment: other }, { ends: [...ends.slice(1), other] }])
      expect(verifyDraws(rules, record, promised)).toMatchObject({
        code: 'other-promise',
        where: `draws.${Object.keys(promised)[0]}`,
      })
  })

  test('FAIR-8 is refused with another first link', () => {
    const [, ...rest] = proof.first
    expect(verify({ first: [chainOn(0).links[1] as string, ...rest] })).toMatchObject({ code: 'wrong-first-link' })
    expect(verify({ first: [null, ...rest] })).toMatchObject({ code: 'wrong-first-link' })
  })

  test('FAIR-8 is refused with a changed link, a missing one, or one too many', () => {
    const where = `draws.draws[${first}]`
    expect(verify(drawsWith(first, { link: '0'.repeat(64) }))).toMatchObject({ code: 'wrong-link', where })
    expect(verify(drawsWith(first, { link: null }))).toMatchObject({ code: 'link-missing', where })
    const ofBot = proof.draws.findIndex(({ by }) => by === 3)
    expect(verify(drawsWith(ofBot, { link: chainOn(0).links[ofBot] as string }))).toMatchObject({
      code: 'link-not-due',
      where: `draws.draws[${ofBot}]`,
    })
    expect(verify(drawsWith(0, { link: chainOn(0).links[0] as string }))).toMatchObject({ code: 'link-changed' })
  })

  test('FAIR-8 is refused with links in another order', () => {
    const other = proof.draws[second]?.link as string
    expect(verify(drawsWith(first, { link: other }))).toMatchObject({ code: 'links-out-of-order' })
    expect(verify({ draws: [...proof.draws].reverse() })).toMatchObject({ code: 'other-bringer' })
  })

  test('FAIR-8 is refused with the link of a foreign chain', () => {
    const foreign = chainOn(2).links[first] as string
    expect(verify(drawsWith(first, { link: foreign }))).toMatchObject({ code: 'foreign-chain' })
  })

  test('FAIR-8 is refused with another move of chance, or where another seat brought on a draw', () => {
    const index = movers.lastIndexOf('chance')
    const blown = (record.moves[index] as { blow: number }).blow
    const moves = record.moves.map((move, i) => (i === index ? { blow: (blown % 6) + 1 } : move))
    expect(verify({}, { moves })).toMatchObject({ code: 'other-draw', where: 'draws.draws[11]' })
    expect(verify({ table: 'another' })).toMatchObject({ code: 'other-draw' })
    expect(verify(drawsWith(first, { by: 2 }))).toMatchObject({ code: 'other-bringer' })
    expect(verify({}, { moves: [...record.moves.slice(0, 4), { take: 7 }] })).toMatchObject({ where: 'moves[4]' })
  })

  test('FAIR-8 is refused with more draws than there were, or fewer', () => {
    expect(verify({ draws: proof.draws.slice(0, -1) })).toMatchObject({ code: 'wrong-number' })
    expect(verify({ draws: [...proof.draws, { by: 0, link: null }] })).toMatchObject({ code: 'wrong-number' })
  })

  test('FAIR-8 is refused with chains that cannot have been', () => {
    const [later] = proof.later
    const far = { seat: 0, end: null, from: 11 }
    expect(verify({ later: [far, { seat: 1, end: null, from: 4 }] })).toMatchObject({ code: 'chains-out-of-order' })
    expect(verify({ later: [{ seat: 3, end: null, from: 4 }] })).toMatchObject({ code: 'chain-of-bot' })
    // Without the change of device the link of that seat would have been due.
    expect(verify({ later: [] })).toMatchObject({ code: 'link-missing' })
    expect(later).toMatchObject({ seat: 1, from: 8 })
  })

  test('FAIR-8 is refused if it is no proof at all', () => {
    for (const draws of [null, [], 'x', { ...proof, more: 1 }, { ...proof, draws: [{ by: 9, link: null }] }])
      expect(verifyDraws(rules, { ...record, draws: draws as unknown as Json })).toMatchObject({ ok: false })
  })
})

describe('the link that is due', () => {
  const ends = ['a', 'b', null]

  test('FAIR-4 is of the first chain, until it is used up', () => {
    expect(dueLink({ ends, later: [] }, [null], 0)).toEqual({ end: 'a', isReplaced: false })
    expect(dueLink({ ends, later: [] }, [null], 2)).toBe(null)
    const long = (length: number) => Array.from({ length }, () => 1)
    expect(dueLink({ ends, later: [] }, long(CHAIN_LENGTH - 1), 0)).toEqual({ end: 'a', isReplaced: false })
    expect(dueLink({ ends, later: [] }, long(CHAIN_LENGTH), 0)).toBe(null)
  })

  test('FAIR-4 is of a later chain once its seat, and then another, has brought on a draw', () => {
    const later = [{ seat: 0, end: 'c', from: 3 }]
    const due = (...bringers: readonly (number | null)[]) => dueLink({ ends, later }, bringers, 0)
    // Draws that had been made before stay as they were.
    expect(due(null, 0)).toEqual({ end: 'a', isReplaced: true })
    expect(due(null, 0, 1)).toBe(null)
    expect(due(null, 0, 1, 0)).toBe(null)
    expect(due(null, 0, 1, 0, 0)).toBe(null)
    expect(due(null, 0, 1, 1, 1)).toBe(null)
    expect(due(null, 0, 1, 0, 1)).toEqual({ end: 'c', isReplaced: false })
    expect(dueLink({ ends, later }, [null, 0, 1, 0], 1)).toEqual({ end: 'b', isReplaced: false })
  })
})
