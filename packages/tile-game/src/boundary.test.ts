/** Untrusted input at the boundary of the tile game: the tests are shared by all games, the data is its own. */
import {
  type AnyRules,
  actionOf,
  digest,
  fieldsInPlay,
  type Json,
  NOBODY,
  Options,
  Random,
  replay,
} from '@bastide/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answer, testBoundary } from '../../kernel/boundary/boundary-tests.ts'
import { EDITIONS, MODULES, type TileRules, tileGame, type View } from './index.ts'

const expansions = MODULES.slice(1).map(({ id }) => id)

function composed(setup: unknown, seats: number): TileRules {
  const rules = answer(tileGame.compose(setup, seats))
  if (rules === undefined) throw new Error(`${JSON.stringify(setup)} for ${seats} should be good`)
  return rules
}

/**
 * Plays a game to its end and checks what must hold in any game: it ends, its moves read back, its points are told, its
 * record replays.
 */
function playToEnd(rules: AnyRules, seed: number): void {
  const random = new Random(seed)
  const options = new Options()
  const p = rules.start()
  const moves: Json[] = []
  let points = 0
  for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
    rules.options(p, by, options)
    expect(options.length).toBeGreaterThan(0)
    const action = rules.sample(p, by, random)
    const move = JSON.parse(JSON.stringify(rules.toMove(p, action))) as Json
    expect(options.has(action) && answer(actionOf(rules, p, move))).toBe(action)
    moves.push(move)
    expect(moves.length).toBeLessThan(5_000)
    rules.apply(p, by, action, (happening) => {
      points += happening.points
    })
  }
  const { seats, pile, tiles } = rules.view(p, 0) as unknown as View
  expect(pile.left).toBe(0)
  expect(tiles.length).toBeLessThanOrEqual(126)
  expect(seats.reduce((sum, { score }) => sum + score, 0)).toBe(points)
  const again = replay(rules, moves)
  expect([again.stopped, digest(rules, again.position)]).toEqual([undefined, digest(rules, p)])
}

// Valid setups, drawn from the game's own form.

const option = ({ key, choices = [], range }: (typeof tileGame.form.fields)[number]) =>
  fc
    .option(
      fc.oneof(
        ...(choices.length === 0 ? [] : [{ weight: 12, arbitrary: fc.constantFrom(...choices) }]),
        ...(range === undefined
          ? []
          : [
              {
                weight: 12,
                arbitrary: fc.integer(range === 'seats' ? { min: 0, max: 1 } : { min: range[0], max: range[1] }),
              },
            ]),
        { weight: 1, arbitrary: fc.constantFrom(0, 1) },
      ),
    )
    .map((value): readonly (readonly [string, string | number])[] => (value === null ? [] : [[key, value]]))

const optionsOf = (modules: readonly string[]) =>
  fc.tuple(...fieldsInPlay(tileGame.form, modules).map(option)).map((entries) => Object.fromEntries(entries.flat()))

/** What lies on the table after some turns of a random game can be the start of another. */
function layoutAfter(edition: string, moves: number, seed: number) {
  const rules = composed({ edition }, 2)
  const random = new Random(seed)
  const p = rules.start()
  for (let i = 0; i < moves; i++) rules.apply(p, rules.awaited(p), rules.sample(p, rules.awaited(p), random))
  return rules.view(p, 0).tiles
}

const pileOf = (edition: string) => {
  const ids = Object.keys(MODULES[0]?.copies(edition) ?? {})
  return fc.dictionary(fc.constantFrom(...ids), fc.nat(9), { maxKeys: 6 })
}

/** Nearly always valid: an option may have a value that its field does not allow. */
const setups = fc.tuple(fc.constantFrom(...EDITIONS), fc.subarray(expansions)).chain(([edition, modules]) => {
  const bringsStart = MODULES.slice(1).some((one) => modules.includes(one.id) && one.start !== undefined)
  const start = fc.tuple(fc.nat(60), fc.nat(1000)).map(([moves, seed]) => layoutAfter(edition, moves, seed))
  return fc.record(
    {
      edition: fc.constant(edition),
      modules: fc.constant(modules),
      options: optionsOf(modules),
      pile: pileOf(edition),
      ...(bringsStart ? {} : { start }),
    },
    { requiredKeys: ['edition', 'modules'] },
  )
})

testBoundary({
  game: tileGame,
  words: [
    ...[
      'edition',
      'modules',
      'pile',
      'start',
      'tile',
      'place',
      'draw',
      'deploy',
      'take',
      'on',
      'choose',
      'pass',
      'farmers',
      'followers',
      'small-city',
      'none',
    ],
    ...[
      'city-4',
      '2000',
      '2016',
      'base',
      'base/D',
      'base/U-garden',
      'base/Z',
      'follower',
      'city:N',
      'field:NNW',
      'monastery',
      'A',
    ],
    ...expansions,
  ],
  numbers: [126, 127, 128, -128, 16_384],
  setups,
  trial: (number) => ({
    setup: { edition: EDITIONS[number % EDITIONS.length] as string, modules: expansions },
    seats: 1 + (number % 5),
  }),
  tokens: ['.', '1,0/0', '+city:N', '-road:E@1,0', '=A', '+a=b:C@-1,-1', '/'],
  endClause: 'BASE-22',
  playsWell: playToEnd,
})

test('a move by the wrong seat, or drawn a second time, is refused with a clause', () => {
  const rules = composed({ edition: '2016' }, 3)
  const p = rules.start()
  expect(actionOf(rules, p, { draw: 'base/U', by: 0 })).toMatchObject({
    ok: false,
    code: 'wrong-seat',
    where: 'by',
    clause: 'BASE-3',
  })
  const draw = answer(actionOf(rules, p, { draw: 'base/U' }))
  rules.apply(p, -1, draw as number)
  expect(actionOf(rules, p, { draw: 'base/U' })).toMatchObject({ ok: false, code: 'not-now', clause: 'BASE-4' })
  const place = { place: 'base/U', at: [1, 0], turn: 0 }
  expect(actionOf(rules, p, { ...place, by: 0 }).ok).toBe(true)
  for (const by of [1, 2])
    expect(actionOf(rules, p, { ...place, by })).toMatchObject({
      ok: false,
      code: 'wrong-seat',
      where: 'by',
      clause: 'BASE-3',
    })
  expect(actionOf(rules, p, { ...place, by: 3 })).toMatchObject({ ok: false, code: 'out-of-range', where: 'by' })
})
