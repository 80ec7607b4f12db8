/** Durable writes a second of the store alone, with nothing before or behind it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Change } from '@bastide/host'
import type { OnlineStore } from '@bastide/online'
import { openStore } from '../../../apps/server/src/store/index.ts'

const WRITERS = [1, 2, 20, 200]

export interface StoreFigures {
  /** How many wait for an answer before they write again, each at a table of its own. */
  readonly writers: number
  readonly writesPerSecond: number
  /** From asking to the answer, in milliseconds. */
  readonly middle: number
  readonly in99: number
}

/** As large as a move with its draw, and the entry of a table for four. */
function changeAfter(table: string, version: number): Change {
  const seats = (['gold', 'red', 'green', 'black'] as const).map((colour, i) => ({
    name: colour,
    colour,
    pattern: (['roundel', 'cross', 'star', 'ring'] as const)[i] as 'cross',
    player: { kind: 'human' } as const,
    score: version,
    place: null,
  }))
  return {
    events: [
      { is: 'played', by: 0, move: { place: 'city-cap', at: [version, -version], turned: 2 }, at: version },
      { is: 'played', by: 'chance', move: { draw: 'city-cap-road-curve' }, at: version },
    ],
    entry: {
      summary: {
        table,
        game: 'none',
        setup: { modules: ['one', 'two', 'three'], of: 'x'.repeat(300) },
        seats,
        moves: version,
        awaited: 0,
        finished: false,
        opened: 0,
        touched: version,
      },
      holders: { owner: 'gold', seats: ['gold', 'red', 'green', 'black'] },
      gameKey: String(version).padStart(64, '0'),
      due: 1_777_777_777_777 + version,
    },
    command: { who: 'gold', key: `${table} ${version}`, body: '0'.repeat(64), version: version + 2 },
    ...(version === 0 ? { secret: '0'.repeat(32) } : {}),
  }
}

export async function measureStore(store: OnlineStore, writers: number, ms: number): Promise<StoreFigures> {
  const times: number[] = []
  const began = performance.now()
  const write = async (writer: number) => {
    const table = `s${writers}-${writer}`
    let version = (await store.events(table, 0)).length
    while (performance.now() - began < ms) {
      const asked = performance.now()
      if (!(await store.append(table, version, changeAfter(table, version)))) throw new Error('a write was refused')
      times.push(performance.now() - asked)
      version += 2
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  const seconds = (performance.now() - began) / 1000
  times.sort((one, other) => one - other)
  const at = (part: number): number => Number((times[Math.floor(times.length * part)] ?? Number.NaN).toFixed(2))
  return { writers, writesPerSecond: Math.round(times.length / seconds), middle: at(0.5), in99: at(0.99) }
}

/** The round in the middle of an odd number of them. */
function middleOf(rounds: readonly StoreFigures[]): StoreFigures {
  const sorted = [...rounds].sort((one, other) => one.writesPerSecond - other.writesPerSecond)
  return sorted[Math.floor(sorted.length / 2)] as StoreFigures
}

/** A store in a folder of its own, or in a PostgreSQL database, where its tables stay. */
export async function withStore<T>(
  databaseUrl: string | undefined,
  use: (store: OnlineStore) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-bench-'))
  const { store, close } = await openStore(databaseUrl === undefined ? { dataFolder: folder } : { databaseUrl })
  try {
    return await use(store)
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

export function storeAlone(rounds: number, ms: number, databaseUrl?: string): Promise<readonly StoreFigures[]> {
  return withStore(databaseUrl, async (store) => {
    const figures: StoreFigures[] = []
    for (const writers of WRITERS) {
      const measured: StoreFigures[] = []
      for (let round = 0; round < rounds; round++) measured.push(await measureStore(store, writers, ms))
      figures.push(middleOf(measured))
    }
    return figures
  })
}
