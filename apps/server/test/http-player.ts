/** Somebody who plays by HTTP: a cookie, requests and a stream, as a page has them. */
import { type ChoiceOf, type Json, Random } from '@bastide/kernel'
import {
  type GatheringCommand,
  type GatheringView,
  readChanged,
  type StreamNotice,
  type TableUpdate,
  type Terms,
} from '@bastide/wire'
import { Listener, post, type Told } from './raw-http.ts'

type Choice = ChoiceOf<Json>

/** The choices of any game, as a page that knows only their kinds reads them. */
export function movesOf(choice: Choice): readonly Json[] {
  switch (choice.kind) {
    case 'cells':
      return choice.cells.flatMap(({ at, turns }) => turns.map((turn) => ({ place: choice.tile, at, turn })))
    case 'spots':
      return choice.spots.map(({ move }) => move)
    case 'names':
      return choice.names.map(({ move }) => move)
    case 'pass':
      return [choice.move]
  }
}

export const TERMS: Omit<Terms, 'game'> = {
  setup: {},
  clock: { kind: 'none' },
  aids: [],
  watchedBy: 'link',
  delay: 0,
  standIn: null,
  isListed: false,
}

export class HttpPlayer {
  readonly name: string
  port: number
  /** What nobody else may learn. */
  readonly secrets: string[] = []
  cookie = ''
  readonly #random = new Random(1)
  #keys = 0

  constructor(name: string, port: number) {
    this.name = name
    this.port = port
  }

  async told(verb: string, body: object = {}): Promise<Told> {
    const headers = { 'bastide-protocol': '1', ...(this.cookie === '' ? {} : { cookie: this.cookie }) }
    const told = await post(this.port, verb, body, headers)
    const set = told.headers['set-cookie']?.[0]?.split(';')[0]
    if (set !== undefined) {
      this.cookie = set
      this.secrets.push(set.split('=')[1] as string)
    }
    return told
  }

  async ask<T>(verb: string, body: object = {}): Promise<T> {
    const { status, body: said } = await this.told(verb, body)
    if (status !== 200) throw new Error(`${this.name}: ${verb}: ${status} ${JSON.stringify(said)}`)
    return said.value as T
  }

  hello(): Promise<{ readonly guest: string }> {
    return this.ask('hello', { name: this.name })
  }

  async at(table: string, command: GatheringCommand): Promise<void> {
    const { version: seen } = await this.ask<GatheringView>('gathering', { table })
    await this.ask('at-gathering', { table, seen, command })
  }

  /** A table of a game for two, at which the other sits down too; it begins. */
  async openWith(other: HttpPlayer, game: string, setup: Json = {}): Promise<string> {
    const kept = { kind: 'invited' }
    const table = await this.ask<string>('gather', { terms: { ...TERMS, game, setup }, seats: [kept, kept] })
    const { invite } = await this.ask<GatheringView>('gathering', { table })
    this.secrets.push(invite as string)
    await other.ask('enter', { table, invite })
    await other.at(table, { do: 'sit', seat: 1 })
    await this.at(table, { do: 'ready', seat: 0, end: null })
    await other.at(table, { do: 'ready', seat: 1, end: null })
    return table
  }

  /** One of the moves that the view offers. */
  play(table: string, seat: number, { version, view }: TableUpdate): Promise<Told> {
    const moves = (view.game as unknown as { readonly choices: readonly Choice[] }).choices.flatMap(movesOf)
    const move = moves[this.#random.below(moves.length)]
    const key = `k${this.#keys++}`
    return this.told('command', { table, seen: version, command: { do: 'play', by: seat, move }, key })
  }

  async watch(table: string, lastEventId?: string): Promise<Watching> {
    const headers = { cookie: this.cookie, ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) }
    return new Watching(table, await Listener.open(this.port, `/api/stream?watch=${table}&p=1`, headers))
  }
}

/** A table as it is known from a stream alone. */
export class Watching {
  readonly table: string
  readonly listener: Listener
  update: TableUpdate | null = null
  /** The story as it was told, move by move. */
  story: TableUpdate['told'] = []
  /** The versions that were told, in order. */
  readonly versions: number[] = []
  #heard = 0

  constructor(table: string, listener: Listener) {
    this.table = table
    this.listener = listener
  }

  get cursor(): string | undefined {
    return this.listener.events.flatMap(({ id }) => id ?? []).at(-1)
  }

  /** What a page does with what came: a change is of exactly what it had. */
  catchUp(known: TableUpdate | null = this.update): void {
    this.update ??= known
    const { events } = this.listener
    for (; this.#heard < events.length; this.#heard++) {
      const { data } = events[this.#heard] as { data: string | null }
      if (data !== null) this.#hear(JSON.parse(data) as StreamNotice)
    }
  }

  #hear(notice: StreamNotice): void {
    if (notice.tell === 'update' && notice.update.table === this.table) this.#is(notice.update)
    if (notice.tell !== 'change' || notice.change.table !== this.table) return
    if (this.update?.version !== notice.change.since) throw new Error('a change of something that was not told')
    const after = readChanged(this.update as never as Json, notice.change.changes)
    if (!after.ok) throw new Error(after.reason)
    this.#is(after.value as never as TableUpdate)
  }

  #is(update: TableUpdate): void {
    this.update = update
    this.story = [...this.story.slice(0, update.from), ...update.told]
    this.versions.push(update.version)
  }
}
