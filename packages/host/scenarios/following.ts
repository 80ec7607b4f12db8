/** For tests: what a page makes of the messages of a stream. Whatever must not come fails the test. */
import { demand, type Json, type Random, type Seat } from '@bastide/kernel'
import type { Opening } from '@bastide/table'
import { readChanged, type StreamNotice, type TableId, type TableUpdate, type Told } from '@bastide/wire'
import { drawFrom } from '../src/chance.ts'
import { GameKey } from '../src/game-key.ts'
import type { FollowedMessage, FollowerEnd, Host, Identity } from '../src/index.ts'
import { entryOf } from '../src/kept-table.ts'
import { openingOf } from './playing.ts'

/** What a page knows of one table. */
export class FollowingPage implements FollowerEnd {
  readonly messages: FollowedMessage[] = []
  readonly notices: StreamNotice[] = []
  update: TableUpdate | null = null
  story: readonly Told[] = []
  mark: string | undefined
  isSlow = false
  isGone = false

  isReady(): boolean {
    return !this.isSlow
  }

  tell(message: FollowedMessage): void {
    if (this.isSlow) throw new Error('told while it could not hear')
    this.messages.push(message)
    if (message.mark !== null) this.mark = message.mark
    this.hear(JSON.parse(message.data) as StreamNotice)
  }

  gone(): void {
    this.isGone = true
  }

  hear(notice: StreamNotice): void {
    this.notices.push(notice)
    if (notice.tell === 'update') this.#take(notice.update)
    if (notice.tell !== 'change') return
    const { since, version, changes } = notice.change
    if (this.update?.version !== since) throw new Error(`changes since ${since} at version ${this.update?.version}`)
    const next = demand(readChanged(this.update as never, changes)) as unknown as TableUpdate
    if (next.version !== version) throw new Error(`changes to ${version} led to ${next.version}`)
    this.#take(next)
  }

  #take(update: TableUpdate): void {
    const { from, told, version, viewer } = update
    if (version === this.update?.version && viewer === this.update.viewer) throw new Error(`told ${version} twice`)
    if (from > this.story.length) throw new Error(`the story goes on from ${from}, after ${this.story.length}`)
    this.update = update
    this.story = [...this.story.slice(0, from), ...told]
  }

  get kinds(): readonly string[] {
    return this.notices.map(({ tell }) => tell)
  }
}

/** A table whose seats are held by these people. */
export async function seatedTable(
  host: Host,
  holders: readonly Identity[],
  { table = 'table', ...opening }: Partial<Opening> & { readonly table?: TableId } = {},
): Promise<TableId> {
  const [secret, now] = [host.environment.randomBits(), host.now()]
  const opened = openingOf(new Array(holders.length).fill(undefined), opening)
  const around = { now, chance: (host.environment.draw ?? drawFrom)(secret) }
  const { events, state } = demand(host.decider.carryOut({ do: 'open', opening: opened }, null, around))
  const held = { owner: holders[0] as Identity, seats: holders }
  const entry = entryOf(table, held, state, new GameKey(state).of(state), now, now)
  await host.store.append(table, 0, { events, entry, secret })
  return table
}

/** Whoever must decide makes a move, of those that there are. Gives false once the game is over. */
export async function playOne(host: Host, table: TableId, random: Random): Promise<boolean> {
  const kept = await host.table(table)
  const { rules, position, finished, version } = kept.state
  if (finished !== null) return false
  const by = rules.awaited(position)
  const move = rules.toMove(position, rules.sample(position, by, random)) as Json
  await command(host, table, by, { do: 'play', by, move }, version)
  return true
}

/** Whoever moved last takes back, if that is free. */
export async function takeBack(host: Host, table: TableId): Promise<boolean> {
  const { movers, version, finished } = (await host.table(table)).state
  const by = movers.filter((mover): mover is Seat => mover !== 'chance').at(-1)
  if (by === undefined || finished !== null) return false
  return command(host, table, by, { do: 'take-back', by }, version)
}

async function command(host: Host, table: TableId, by: Seat, sent: object, seen: number): Promise<boolean> {
  const { holders } = await host.table(table)
  const connection = host.connect(holders.seats[by] as Identity, () => {})
  const { ok } = await connection.answer({ ask: 'command', table, seen, command: sent as never })
  return ok
}

/** What somebody would be told who comes anew. */
export async function wholeFor(host: Host, table: TableId, identity: Identity, as?: Seat): Promise<TableUpdate> {
  const connection = host.connect(identity, () => {})
  const asked = { ask: 'watch', table, ...(as === undefined ? {} : { as }) } as const
  const update = demand(await connection.answer(asked)) as TableUpdate
  await connection.close()
  return update
}
