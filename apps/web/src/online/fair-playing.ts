/**
 * A move that brings on a draw needs a link of its player's chain. It is sent only once the server has asked for it: a
 * server that had it earlier could foresee the draw. A device without the chain commits to one of its own.
 */
import type { TableId, TableUpdate } from '@bastide/wire'
import type { Asked } from './asking.ts'
import { endFor, linkFor } from './chains.ts'
import { Refused } from './refused.ts'

type Commanded = Asked<'command'>
export type Commanding = (asked: Commanded) => Promise<number>

/** Sends a command, and whatever the server needs to carry it out. */
export async function playFairly(
  send: Commanding,
  asked: Commanded,
  fairAt: (table: TableId) => TableUpdate['view']['fair'],
  newKey: () => string,
): Promise<number> {
  const { table, command } = asked
  try {
    return await send(asked)
  } catch (thrown) {
    const fair = fairAt(table)
    if (codeOf(thrown) !== 'link-missing' || command.do !== 'play' || fair === undefined) throw thrown
    const { by } = command
    // A command that is refused leaves nothing behind, but what is sent now is another one.
    const again = { ...asked, key: newKey() }
    const link = fair.ends[by] === endFor(fair.table, by) ? linkFor(fair.table, by, fair.draws) : undefined
    if (link !== undefined) return send({ ...again, command: { ...command, link } })
    const seen = await commitAnew(send, asked, fair.table, newKey)
    return send({ ...again, seen })
  }
}

/** Another device made the chain: this one commits to its own, or to none if it has before. */
async function commitAnew(
  send: Commanding,
  { table, seen, command }: Commanded,
  chainOf: TableId,
  newKey: () => string,
): Promise<number> {
  const by = 'by' in command ? command.by : 0
  const commit = (end: string | null): Promise<number> =>
    send({ table, seen, command: { do: 'commit', by, end }, key: newKey() })
  try {
    return await commit(endFor(chainOf, by))
  } catch (thrown) {
    if (!['chain-known', 'too-many-chains'].includes(codeOf(thrown) ?? '')) throw thrown
    return commit(null)
  }
}

const codeOf = (thrown: unknown): string | null => (thrown instanceof Refused ? thrown.refusal.code : null)
