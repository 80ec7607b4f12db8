/**
 * Tables for lessons: chance and bots do what a record says, from any of its positions on. Where that is not possible
 * any more, chance draws as usual and a bot does the simplest thing. One table at a time, in memory only: it is no game
 * of anybody's, and on no list.
 */
import { type BotRunner, type Draw, drawFrom, type Environment, Host, MemoryStore } from '@bastide/host'
import {
  type AnyRules,
  accept,
  actionOf,
  CHANCE,
  type Game,
  type GameRecord,
  type Json,
  type Result,
  readRecord,
  replay,
  resignedAction,
  rulesOf,
} from '@bastide/kernel'
import type { HostVerb, Notice, Request, TableId } from '@bastide/wire'
import { LOCAL } from './local-player.ts'

type Page = ReturnType<Host['connect']>

/** The world around a scripted table: everything but what the script says. */
type World = Pick<Environment, 'now' | 'after' | 'randomBits' | 'botPace' | 'fault'> & {
  readonly bots: Pick<BotRunner, 'bots'>
}

function scriptedDraw(rules: AnyRules, moves: readonly Json[]): (secret: string) => Draw {
  const draws: Json[] = []
  replay(rules, moves, undefined, (_, by, index) => {
    if (by === CHANCE) draws.push(moves[index] as Json)
  })
  return (secret) => {
    const otherwise = drawFrom(secret)
    return (of, p, index) => {
      const drawn = index < draws.length ? actionOf(of, p, draws[index]) : undefined
      return drawn?.ok === true ? drawn.value : otherwise(of, p, index)
    }
  }
}

function scriptedBots(rules: AnyRules, script: readonly Json[], { bots }: World): BotRunner {
  return {
    bots: (game) => bots.bots(game),
    think({ moves }) {
      const { position } = replay(rules, moves)
      const told = script[moves.length]
      const isLegal = told !== undefined && actionOf(rules, position, told).ok
      const move = isLegal ? told : (rules.toMove(position, resignedAction(rules, position)) as Json)
      return Promise.resolve(move)
    },
  }
}

export class ScriptedTables {
  readonly #games: readonly Game[]
  readonly #world: World
  readonly #tell: (notice: Notice) => void
  #open: { readonly table: TableId; readonly page: Page } | null = null

  constructor(games: readonly Game[], world: World, tell: (notice: Notice) => void) {
    this.#games = games
    this.#world = world
    this.#tell = tell
  }

  /** Opens a table; the one before is gone. */
  async open({ record: given, from }: Request<'script'>): Promise<Result<TableId>> {
    const record = readRecord(given)
    const rules = record.ok ? rulesOf(this.#games, record.value) : record
    if (!record.ok) return record
    if (!rules.ok) return rules
    const page = this.#hostOf(rules.value, record.value).connect(LOCAL, this.#tell)
    const begun = { ...record.value, moves: record.value.moves.slice(0, from) }
    const kept = (await page.answer({ ask: 'keep', record: begun })) as Result<TableId>
    if (!kept.ok) return kept
    await this.#open?.page.close()
    this.#open = { table: kept.value, page }
    return accept(kept.value)
  }

  /** Whose answer it is, if a request is about the scripted table. */
  pageFor(request: Request<HostVerb>): Page | null {
    const table = 'source' in request ? request.source : request
    return this.#open !== null && 'table' in table && table.table === this.#open.table ? this.#open.page : null
  }

  #hostOf(rules: AnyRules, { moves }: GameRecord): Host {
    const world = this.#world
    return new Host(this.#games, new MemoryStore(), {
      now: () => world.now(),
      after: (ms, call) => world.after(ms, call),
      randomBits: () => world.randomBits(),
      get botPace() {
        return world.botPace
      },
      fault: (thrown) => world.fault(thrown),
      bots: scriptedBots(rules, moves, world),
      draw: scriptedDraw(rules, moves),
      saved: () => {},
      alone: (_, run) => run(),
    })
  }
}
