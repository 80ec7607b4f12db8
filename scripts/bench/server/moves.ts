/** Durable moves a second of the whole server, and writes a second of the store alone, by turns. */
import { loadavg } from 'node:os'
import type { PlayedTable } from './played-table.ts'
import type { ServerProcess } from './server-process.ts'
import { middle } from './spread.ts'
import { measureStore, withStore } from './store-alone.ts'

export interface MoveFigures {
  /** How many tables are played at at once, each with one move under way; as many write to the store alone. */
  readonly tables: number
  readonly movesPerSecond: number
  readonly storeAlonePerSecond: number
  /** The middle of the rounds' own ratios: what disturbs a round disturbs both parts of it. */
  readonly ofStoreAlone: number
  /** How long processors work for a move in the server, in all its threads, in milliseconds. */
  readonly workAMove: number
  readonly rounds: readonly {
    readonly moves: number
    readonly workAMove: number
    readonly storeAlone: number
    readonly load: number
  }[]
}

/** How many moves are made within a time, and in all until the last that was begun is over. */
async function play(tables: readonly PlayedTable[], ms: number): Promise<{ inTime: number; all: number }> {
  let [inTime, all] = [0, 0]
  const began = performance.now()
  const playAt = async (table: PlayedTable): Promise<void> => {
    while (performance.now() - began < ms) {
      await table.move()
      all++
      if (performance.now() - began < ms) inTime++
    }
  }
  await Promise.all(tables.map(playAt))
  return { inTime, all }
}

export async function measureMoves(
  server: ServerProcess,
  tables: readonly PlayedTable[],
  rounds: number,
  ms: number,
): Promise<MoveFigures> {
  const measured: MoveFigures['rounds'][number][] = []
  await withStore(undefined, async (store) => {
    // What is compiled and cached by the first of them is not a round's.
    await play(tables, ms / 2)
    for (let round = 0; round < rounds; round++) {
      const { writesPerSecond } = await measureStore(store, tables.length, ms)
      const before = await server.worked()
      const { inTime, all } = await play(tables, ms)
      const workAMove = Number((((await server.worked()) - before) / all).toFixed(2))
      const moves = Math.round(inTime / (ms / 1000))
      measured.push({ moves, workAMove, storeAlone: writesPerSecond, load: Number(loadavg()[0]?.toFixed(1)) })
    }
  })
  return {
    tables: tables.length,
    movesPerSecond: middle(measured.map(({ moves }) => moves)),
    storeAlonePerSecond: middle(measured.map(({ storeAlone }) => storeAlone)),
    ofStoreAlone: Number(middle(measured.map(({ moves, storeAlone }) => moves / storeAlone)).toFixed(2)),
    workAMove: middle(measured.map(({ workAMove }) => workAMove)),
    rounds: measured,
  }
}
