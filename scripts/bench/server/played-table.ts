/** Two people at a table of tiles, each with a stream of their own. They play the moves that their streams offer. */
import { chainOf, type HashChain, type Random } from '@bastide/kernel'
import type { GatheringCommand, GatheringView, TableUpdate, Terms } from '@bastide/wire'
import { movesOf } from '../../../apps/server/test/http-player.ts'
import { type Told, Visitor, type Watching } from './visitor.ts'

const TERMS: Terms = {
  game: 'tile',
  setup: { edition: '2016' },
  clock: { kind: 'none' },
  aids: [],
  watchedBy: 'anybody',
  delay: 0,
  standIn: null,
  isListed: false,
}

type Choices = Parameters<typeof movesOf>[0][]

/** One move: when it was first sent, and when the others heard of it, by this process's clock. */
export interface Moved {
  readonly sent: number
  readonly heard: number
}

export class PlayedTable {
  /** Where both add to the draws, a move that brings on a draw is sent twice. */
  readonly hasChains: boolean
  readonly #random: Random
  #people: readonly Visitor[] = []
  #streams: readonly Watching[] = []
  #chains: readonly HashChain[] = []
  #keys = 0
  id = ''

  private constructor(random: Random, hasChains: boolean) {
    this.#random = random
    this.hasChains = hasChains
  }

  static async open(port: number, random: Random, hasChains: boolean): Promise<PlayedTable> {
    const table = new PlayedTable(random, hasChains)
    table.#people = [new Visitor(port), new Visitor(port)]
    for (const [seat, person] of table.#people.entries())
      await person.ask('hello', { name: seat === 0 ? 'Gold' : 'Red' })
    await table.#begin()
    return table
  }

  get isOver(): boolean {
    return this.#streams[0]?.update.view.finished !== null
  }

  /** The same people at a new table. */
  async #begin(): Promise<void> {
    const [maker, other] = this.#people as readonly [Visitor, Visitor]
    const seats = [{ kind: 'invited' }, { kind: 'invited' }]
    this.id = await maker.ask<string>('gather', { terms: TERMS, seats })
    const { invite } = await maker.ask<GatheringView>('gathering', { table: this.id })
    await other.ask('enter', { table: this.id, invite })
    await this.#gathers(1, { do: 'sit', seat: 1 })
    // Of this bench only: nobody is to be kept from foreseeing these draws.
    this.#chains = this.hasChains ? this.#people.map((_, seat) => chainOf(`${this.id} ${seat} ${'0'.repeat(64)}`)) : []
    for (const seat of [0, 1]) await this.#gathers(seat, { do: 'ready', seat, end: this.#chains[seat]?.end ?? null })
    for (const [seat, { links }] of this.#chains.entries())
      await this.#gathers(seat, { do: 'reveal', seat, link: links[0] as string })
    this.#streams = await Promise.all(this.#people.map((person) => person.watch(this.id)))
  }

  async #gathers(seat: number, command: GatheringCommand): Promise<void> {
    const person = this.#people[seat] as Visitor
    const { version: seen } = await person.ask<GatheringView>('gathering', { table: this.id })
    await person.ask('at-gathering', { table: this.id, seen, command })
  }

  /** Plays one move, and waits until it is answered and both streams have told it. */
  async move(): Promise<Moved> {
    if (this.isOver) await this.#playAgain()
    const by = this.#streams[0]?.update.view.awaited as number
    const { view, version: seen } = (this.#streams[by] as Watching).update
    const moves = (view.game as unknown as { readonly choices: Choices }).choices.flatMap(movesOf)
    const move = moves[this.#random.below(moves.length)]
    const play = { do: 'play', by, move } as const
    const heard = Promise.all(this.#streams.map((stream) => laterThan(stream, seen)))
    // If sending fails, that is what is told.
    heard.catch(() => {})
    const sent = performance.now()
    let told = await this.#send(by, seen, play)
    if (told.body.code === 'link-missing') {
      const link = this.#chains[by]?.links[(view.fair as NonNullable<TableUpdate['view']['fair']>).draws]
      told = await this.#send(by, seen, { ...play, link })
    }
    if (!told.body.ok) throw new Error(`a move was refused: ${JSON.stringify(told.body)}`)
    return { sent, heard: (await heard)[1 - by] as number }
  }

  #send(by: number, seen: number, command: object): Promise<Told> {
    const key = `k${this.#keys++}`
    return (this.#people[by] as Visitor).tell('command', { table: this.id, seen, command, key })
  }

  async #playAgain(): Promise<void> {
    this.leave()
    await this.#begin()
  }

  leave(): void {
    for (const stream of this.#streams) stream.close()
  }
}

/** When a stream tells more than this version. */
function laterThan(stream: Watching, seen: number): Promise<number> {
  return new Promise((resolve, reject) => {
    stream.onVersion = (version) => {
      if (version > seen) resolve(performance.now())
    }
    stream.onEnd = () => reject(new Error('the server has ended a stream'))
    if (stream.hasEnded) stream.onEnd()
  })
}

/** Opens so many, some at a time. Every tenth has chains. */
export async function openTables(port: number, count: number, random: Random): Promise<readonly PlayedTable[]> {
  const tables: PlayedTable[] = []
  let next = 0
  const openSome = async (): Promise<void> => {
    while (next < count) tables.push(await PlayedTable.open(port, random, next++ % 10 === 0))
  }
  await Promise.all(Array.from({ length: 16 }, openSome))
  return tables
}
