/** Real games' draws, as docs/fairness.md and its vectors have them for ever. */
import { GAMES } from '@bastide/catalog'
import { CHANCE, canonical, demand, type Json, Options, RECORD_FORMAT, replay, rulesOf } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import vectors from '../../kernel/vectors/fair-draws.json' with { type: 'json' }
import { fairDraw } from './chance.ts'

const options = new Options()

describe('the test vectors of fair draws', () => {
  test.each(vectors.draws.map((vector, i) => [`${i} (${vector.game})`, vector] as const))(
    'FAIR-11 draw %s comes out as it always has',
    (_, { game: id, setup, seats, moves, secret, table, index, trail, number, total, outcomes, move }) => {
      const names = Array.from({ length: seats }, (__, seat) => ({ name: `seat ${seat}` }))
      const composed = rulesOf(GAMES, { format: RECORD_FORMAT, version: 2, game: id, setup, seats: names, moves: [] })
      // The vectors outlive an expansion that has been removed.
      if (!composed.ok && composed.code === 'unknown-module') return console.log(`dropped out: ${composed.reason}`)
      const rules = demand(composed)
      const { position, played } = replay(rules, moves)
      expect(played).toBe(moves.length)
      rules.options(position, CHANCE, options)
      expect([options.length, options.totalWeight]).toEqual([number, total])
      const listed = Array.from({ length: options.length }, (__, i) => [
        canonical(rules.toMove(position, options.action(i)) as Json),
        options.weight(i),
      ])
      if (outcomes !== undefined)
        expect(listed.sort(([a], [b]) => ((a as string) < (b as string) ? -1 : 1))).toEqual(outcomes)
      expect(rules.toMove(position, fairDraw(secret, table)(rules, position, index, trail))).toEqual(move)
    },
  )

  test('has all games', () => {
    expect(new Set(vectors.draws.map(({ game }) => game))).toEqual(new Set(GAMES.map(({ id }) => id)))
  })
})
