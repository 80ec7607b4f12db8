/** From sending a command to the other player's stream, with many tables at which somebody moves now and then. */
import { loadavg } from 'node:os'
import type { PlayedTable } from './played-table.ts'
import { at, middle } from './spread.ts'

export interface HearingFigures {
  readonly tables: number
  readonly everyMs: number
  readonly commands: number
  /** In milliseconds, without those whose page adds to the draws. */
  readonly middle: number
  readonly in99: number
  /** Where pages add to the draws: a move that brings on a draw is asked for its link, and sent a second time. */
  readonly withChains: { readonly commands: number; readonly middle: number; readonly in99: number }
  readonly load: number
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))

/** Each table has its own moment in the time between two of its moves. */
export async function measureHearing(
  tables: readonly PlayedTable[],
  everyMs: number,
  ms: number,
): Promise<HearingFigures> {
  const plain: number[] = []
  const withChains: number[] = []
  const began = performance.now()
  const play = async (table: PlayedTable, number: number): Promise<void> => {
    for (let next = (everyMs * number) / tables.length; next < ms; next += everyMs) {
      await wait(began + next - performance.now())
      const { sent, heard } = await table.move()
      const times = table.hasChains ? withChains : plain
      times.push(heard - sent)
    }
  }
  await Promise.all(tables.map(play))
  const spread = (times: readonly number[]) => ({
    commands: times.length,
    middle: Number(middle(times).toFixed(1)),
    in99: Number(at(0.99, times).toFixed(1)),
  })
  return {
    tables: tables.length,
    everyMs,
    ...spread(plain),
    withChains: spread(withChains),
    load: Number(loadavg()[0]?.toFixed(1)),
  }
}
