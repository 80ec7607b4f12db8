/** Durable moves a second of the whole server, and writes a second of the store alone, by turns. */
import { loadavg } from 'node:os'
import type { PlayedTable } from './played-table.ts'
import { middle } from './spread.ts'
import { measureStore, withStore } from './store-alone.ts'

export interface MoveFigures {
  /** How many tables are played at at once, each with one move under way; as many write to the store alone. */
  readonly tables: number
  readonly movesPerSecond: number
  readonly storeAlonePerSecond: number
  /** The middle of the rounds' own ratios: what disturbs a round disturbs both parts of it. */
  readonly ofStoreAlone: number
  readonly rounds: readonly {
    readonly moves: number
    readonly storeAlone: number
    readonly load: number
  }[]
}

async function movesPerSecond(tables: readonly PlayedTable[], ms: number): Promise<number> {
  let moves = 0
  const began = performance.now()
  const play = async (table: PlayedTable): Promise<void> => {
    while (performance.now() - began < ms) {
      await table.move()
      if (performance.now() - began < ms) moves++
    }
  }
  await Promise.all(tables.map(play))
  return moves / (ms / 1000)
}

export async function measureMoves(tables: readonly PlayedTable[], rounds: number, ms: number): Promise<MoveFigures> {
  const measured: MoveFigures['rounds'][number][] = []
  await withStore(undefined, async (store) => {
    // What is compiled and cached by the first of them is not a round's.
    await movesPerSecond(tables, ms / 2)
    for (let round = 0; round < rounds; round++) {
      const { writesPerSecond } = await measureStore(store, tables.length, ms)
      const moves = Math.round(await movesPerSecond(tables, ms))
      measured.push({ moves, storeAlone: writesPerSecond, load: Number(loadavg()[0]?.toFixed(1)) })
    }
  })
  return {
    tables: tables.length,
    movesPerSecond: middle(measured.map(({ moves }) => moves)),
    storeAlonePerSecond: middle(measured.map(({ storeAlone }) => storeAlone)),
    ofStoreAlone: Number(middle(measured.map(({ moves, storeAlone }) => moves / storeAlone)).toFixed(2)),
    rounds: measured,
  }
}
