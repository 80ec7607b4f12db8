import { copyOf, NOBODY, type Position, Random } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type ScenarioSetup, scenario } from '../scenarios/scenario.ts'
import { ANY_SIDE, Claims } from './claims.ts'
import { NAMED_SETUPS, type TileRules, tileGame } from './index.ts'

/** What the claims say after the lines, one row in words. */
function claimsAfter(setup: ScenarioSetup, lines: string) {
  const { rules, p } = scenario(setup, lines)
  const claims = new Claims(rules)
  claims.look(p)
  claims.countToCome(p)
  const rows = Array.from({ length: claims.rows }, (_, row) => ({
    kind: rules.tables.kinds[claims.kind[row] as number]?.id,
    unfinished: claims.unfinished[row],
    complete: claims.complete[row],
    gaps: (claims.firstGap[row + 1] as number) - (claims.firstGap[row] as number),
  }))
  return { rules, p, claims, rows }
}

/** How many tiles to come end what continues into a gap. */
const endings = (claims: Claims, row: number): readonly number[] =>
  Array.from({ length: (claims.firstGap[row + 1] as number) - (claims.firstGap[row] as number) }, (_, i) => {
    const gap = (claims.firstGap[row] as number) + i
    return claims.ending(claims.gapNeed[gap] as number, claims.gapSide[gap] as number)
  })

describe('claims', () => {
  test('say what a feature is worth as it lies and complete, and how many cells it goes on into', () => {
    // Red's city of two tiles with a pennant is open to the west, blue's road of two at both ends.
    const { rows, claims, p } = claimsAfter({ more: ['B'] }, 'M 0,-1/3 +city:S\nU 1,0/0 +road:W')
    expect(rows).toEqual([
      { kind: 'city', unfinished: 3, complete: 6, gaps: 1 },
      { kind: 'road', unfinished: 2, complete: 2, gaps: 2 },
    ])
    expect([
      claims.figures(p, 0, 0),
      claims.figures(p, 0, 1),
      claims.figures(p, 1, 0),
      claims.figures(p, 1, 1),
    ]).toEqual([1, 0, 0, 1])
    expect([claims.supply(p, 0, 0), claims.supply(p, 1, 0)]).toEqual([6, 6])
  })

  test('count a cell once that a feature goes on into from two sides', () => {
    // Three tiles, all of them city, around a corner: eight open sides, two of which meet in it.
    const { rows } = claimsAfter({ start: ['C 0,0/0', 'C 1,0/0'], more: ['B'] }, 'C 0,1/0 +city:S')
    expect(rows).toEqual([{ kind: 'city', unfinished: 6, complete: 12, gaps: 7 }])
  })

  test('ask for all cells around a monastery, also for those that no tile lies beside yet', () => {
    const { rows, claims } = claimsAfter({ more: ['U', 'C'] }, 'B 0,1/0 +monastery')
    expect(rows).toEqual([{ kind: 'monastery', unfinished: 2, complete: 9, gaps: 7 }])
    expect([...claims.gapSide.subarray(0, 7)]).toEqual(new Array(7).fill(ANY_SIDE))
    // Two cells touch nothing; the three below and beside it ask for fields, the two beside the start tile for its
    // road.
    expect([...endings(claims, 0)].sort()).toEqual([1, 1, 1, 1, 1, 2, 2])
  })

  test('tell tiles that end a feature from tiles that only lead it on', () => {
    // E (an end), N (a corner) and C fit into the gap; the road tile does not.
    const { claims } = claimsAfter({ more: ['E', 'E', 'N', 'C', 'U'] }, 'F 0,-1/1 +city:N')
    expect(endings(claims, 0)).toEqual([2])
    const gap = claims.firstGap[0] as number
    expect(claims.ending(claims.gapNeed[gap] as number, ANY_SIDE)).toBe(4)
  })

  test('say which open cities a field lies beside, and how many completed ones', () => {
    const { rows, claims } = claimsAfter({ more: ['B'] }, 'E 0,-1/2 .\nH 1,-1/0 +field:ENE')
    expect(rows.map(({ kind }) => kind)).toEqual(['field', 'city', 'city'])
    expect([claims.claimed, claims.rows, claims.pairs, claims.completedBeside[0]]).toEqual([1, 3, 2, 1])
    expect([...claims.pairField.subarray(0, 2), ...claims.pairBeside.subarray(0, 2)]).toEqual([0, 0, 1, 2])
  })

  test('count the sides of a field beyond which no tile lies, if they are asked to', () => {
    // South of a road of two tiles: a side to the west, one to the east, and two to the south.
    const { rules, p, claims } = claimsAfter({ more: ['B'] }, 'U 1,0/0 +field:SSE')
    expect(claims.openSides[0]).toBe(0)
    claims.countsOpenSides = true
    claims.look(p)
    expect([rules.tables.kinds[claims.kind[0] as number]?.id, claims.openSides[0]]).toEqual(['field', 4])
  })

  test('count the empty cells beside a gap', () => {
    const { claims } = claimsAfter({ more: ['U', 'C'] }, 'B 0,1/0 +monastery')
    const gaps = Array.from(claims.gapNeed.subarray(0, claims.firstGap[1]), (need) => claims.emptyBeside(need))
    // Two of the seven cells touch no tile, the others one.
    expect(gaps.sort()).toEqual([3, 3, 3, 3, 3, 4, 4])
  })

  test('count the tiles still to come without the one in hand', () => {
    const rules = demandRules({ edition: '2016' })
    const claims = new Claims(rules)
    const p = rules.start()
    claims.countToCome(p)
    expect(claims.toComeInAll).toBe(71)
    rules.apply(p, -1, rules.sample(p, -1, new Random(1)))
    claims.countToCome(p)
    expect([claims.toComeInAll, claims.toCome.reduce((sum, count) => sum + count)]).toEqual([70, 70])
  })
})

function demandRules(setup: unknown, seats = 2): TileRules {
  const composed = tileGame.compose(setup, seats)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value
}

/** Visits every position of a random game. */
function watch(rules: TileRules, seed: number, look: (p: Position) => void): void {
  const random = new Random(seed)
  const p = rules.start()
  for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
    look(p)
    rules.apply(p, by, rules.sample(p, by, random))
  }
}

test('claims as they lie are worth what the game would pay if it ended', () => {
  for (const seats of [2, 5]) {
    const rules = demandRules({ edition: '2016' }, seats)
    const claims = new Claims(rules)
    watch(rules, seats, (p) => {
      if (rules.awaited(p) >= 0) return
      const expected = Array.from({ length: seats }, (_, seat) => rules.score(p, seat))
      claims.look(p)
      for (let row = 0; row < claims.claimed; row++) {
        const figures = expected.map((_, seat) => claims.figures(p, row, seat))
        const isField = rules.tables.kinds[claims.kind[row] as number]?.id === 'field'
        const points = isField ? 3 * (claims.completedBeside[row] as number) : (claims.unfinished[row] as number)
        for (let seat = 0; seat < seats; seat++)
          if (figures[seat] === Math.max(...figures)) expected[seat] = (expected[seat] as number) + points
      }
      const ended = copyOf(p)
      rules.endNow(ended)
      expect(Array.from({ length: seats }, (_, seat) => rules.score(ended, seat))).toEqual(expected)
    })
  }
})

test('figures are in supply, on a feature, or wait elsewhere, in every setup', () => {
  for (const { name, setup } of NAMED_SETUPS) {
    const rules = demandRules(setup, 3)
    const claims = new Claims(rules)
    const owned = rules.tables.figures.reduce((sum, { perSeat }) => sum + perSeat, 0)
    watch(rules, 5, (p) => {
      claims.look(p)
      for (let seat = 0; seat < 3; seat++) {
        let figures = claims.waiting(p, seat)
        expect(figures).toBeGreaterThanOrEqual(0)
        for (let row = 0; row < claims.claimed; row++) figures += claims.figures(p, row, seat)
        for (let figure = 0; figure < rules.tables.figures.length; figure++) figures += claims.supply(p, seat, figure)
        expect(figures, name).toBe(owned)
      }
    })
  }
})

test('tiles to come are those of later stages too, and become fewer until the bag is empty', () => {
  for (const { name, setup } of NAMED_SETUPS) {
    const rules = demandRules(setup)
    const claims = new Claims(rules)
    let left = rules.copies.reduce((sum, count) => sum + count, 0)
    // In none of these games does a tile leave for want of a place: it would still be counted.
    watch(rules, 8, (p) => {
      claims.countToCome(p)
      expect([0, 1], name).toContain(left - claims.toComeInAll)
      left = claims.toComeInAll
    })
    expect(left, name).toBe(0)
  }
})
