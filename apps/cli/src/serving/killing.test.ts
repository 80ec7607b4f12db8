/**
 * The command is killed while people play: nothing that was acknowledged is lost, and nobody was told of a move that is
 * not stored.
 */
import { Random } from '@bastide/kernel'
import type { Told } from '@bastide/wire'
import { expect, test } from 'vitest'
import type { Watching } from '../../../server/test/http-player.ts'
import { heard, type Playing, playOn, ServedPair } from '../../test/running-server.ts'

const TABLES = 6
const ROUNDS = process.env.BASTIDE_FULL === undefined ? 3 : 25
/** Who waits on a dead line for an answer notices it after ten seconds. */
const TIME = ROUNDS * 30_000
/** How long they play before the server is killed, at least and at most, in milliseconds. */
const [SHORTEST, LONGEST] = [100, 900]

const served = new ServedPair('killing')
const { red, blue } = served

/** A table, and what is known of it outside the server. */
interface Known extends Playing {
  /** The last version that a command was answered with. */
  acknowledged: number
  /** By seat: the newest version that the stream told, and its story. */
  readonly told: { version: number; story: readonly Told[] }[]
}

async function openTable(): Promise<Known> {
  const table = await red.openWith(blue, 'tile', { edition: '2016' })
  return { table, people: [red, blue], watching: [], acknowledged: 0, told: [] }
}

const watchAll = async (known: Known): Promise<void> => {
  known.watching.splice(0, 2, await red.watch(known.table), await blue.watch(known.table))
}

/** Plays until the server is gone or the game over, and notes what was answered and told. */
async function playUntilKilled(known: Known): Promise<void> {
  try {
    for (let isOver = false; !isOver; ) {
      const { version, view } = await playOn(known, 1)
      known.acknowledged = version
      isOver = view.finished !== null
    }
  } catch {
    // The line is dead, with a move under way or without.
  }
  known.told.splice(0, 2, ...known.watching.map(toldOn))
}

function toldOn(watching: Watching): Known['told'][number] {
  watching.catchUp()
  watching.listener.close()
  return { version: watching.update?.version ?? 0, story: watching.story }
}

test(
  `of ${ROUNDS} servers that are killed under load none loses or makes up anything`,
  async () => {
    const random = new Random(20_776)
    const tables: Known[] = []
    for (let i = 0; i < TABLES; i++) tables.push(await openTable())
    let acknowledged = 0
    for (let round = 0; round < ROUNDS; round++) {
      await Promise.all(tables.map(watchAll))
      const playing = tables.map(playUntilKilled)
      await new Promise((resolve) => setTimeout(resolve, SHORTEST + random.below(LONGEST - SHORTEST)))
      await served.server.stop('SIGKILL')
      await Promise.all(playing)
      await served.begin()
      for (const known of tables) {
        const after = await red.watch(known.table)
        const { version } = await heard(after, () => true)
        expect(version).toBeGreaterThanOrEqual(known.acknowledged)
        for (const { version: told, story } of known.told) {
          expect(version).toBeGreaterThanOrEqual(told)
          // Each move that was told is the one that was stored.
          expect(after.story.slice(0, story.length)).toEqual(story)
        }
        after.listener.close()
      }
      acknowledged += tables.reduce((sum, known) => sum + known.acknowledged, 0)
      // A game that is over is of no more use.
      for (const [i, known] of tables.entries())
        if (known.watching[0]?.update?.view.finished) tables[i] = await openTable()
    }
    expect(acknowledged).toBeGreaterThan(ROUNDS * TABLES * 3)
  },
  TIME,
)
