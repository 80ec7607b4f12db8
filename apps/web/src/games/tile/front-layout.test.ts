import { TILES } from '@bastide/tile-game/pictures'
import { describe, expect, it } from 'vitest'
import { FRONT_HAND, FRONT_TILES, type FrontTile } from './front-layout.ts'

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const
const ALL = [...FRONT_TILES, FRONT_HAND]

function edge({ tile, turn }: FrontTile, side: number): string {
  const found = TILES.get(tile)
  return found?.edges[(side - turn + 4) % 4] ?? `no tile ${tile}`
}

const beside = ({ at: [x, y] }: FrontTile, side: number): FrontTile | undefined => {
  const [dx, dy] = STEPS[side] ?? [0, 0]
  return ALL.find(({ at }) => at[0] === x + dx && at[1] === y + dy)
}

describe('the map in the picture of the game', () => {
  it('is legal: sides that touch match', () => {
    const meetings = ALL.flatMap((laid) =>
      STEPS.flatMap((_, side) => {
        const other = beside(laid, side)
        return other === undefined
          ? []
          : [[`${laid.at.join()} side ${side}`, edge(laid, side), edge(other, (side + 2) % 4)] as const]
      }),
    )
    expect(meetings.length).toBeGreaterThan(40)
    expect(meetings.filter(([, one, other]) => one !== other)).toEqual([])
  })

  it('is connected, and no two tiles share a cell', () => {
    expect(ALL.filter((laid) => STEPS.every((_, side) => beside(laid, side) === undefined))).toEqual([])
    expect(new Set(ALL.map(({ at }) => at.join())).size).toBe(ALL.length)
  })
})
