/** Pairs of games for the law of what leaves the host. */
import { GAMES } from '@bastide/catalog'
import { CHANCE, demand, type Game, type Json, NOBODY, Random, type Seat, WATCHER } from '@bastide/kernel'
import { trialSetup } from '../../card-game/scenarios/trials.ts'
import { twinLogs } from '../../card-game/scenarios/twins.ts'
import type { LoggedMove, Played } from './hearing.ts'

export interface TwinGames {
  readonly game: Played
  readonly twin: Played
  readonly viewer: Seat
}

const gameCalled = (id: string): Game => GAMES.find((game) => game.id === id) as Game

/** All seats and the watcher in turn. */
const viewerOf = (seed: number, seats: number): Seat => {
  const viewer = Math.floor(seed / 4) % (seats + 1)
  return viewer === seats ? WATCHER : viewer
}

/** How far a game has come: from its first deal to its end. */
const lengthOf = (seed: number): number => 20 + ((seed * 37) % 260)

/** A game with secrets, and one in which two things that the viewer cannot know are exchanged. */
export function secretTwins(seed: number, game: Game = gameCalled('card')): TwinGames | null {
  const { setup, seats } = trialSetup(seed)
  const viewer = viewerOf(seed, seats)
  const twins = twinLogs(demand(game.compose(setup, seats)), seed, viewer, lengthOf(seed))
  if (twins === null) return null
  const played = (log: readonly LoggedMove[]): Played => ({ game, setup, seats, log })
  return { game: played(twins.log as never), twin: played(twins.twin as never), viewer }
}

/** A game without secrets: only the table's own secret, from which its draws are made, is another. */
export function openTwins(id: string, seed: number): TwinGames {
  const game = gameCalled(id)
  const { namedSetups } = game.speech
  const setup = (namedSetups[seed % namedSetups.length]?.setup ?? {}) as Json
  const [least, most] = game.form.seats
  const seats = Math.max(2, least) + (seed % (most - Math.max(2, least) + 1))
  const rules = demand(game.compose(setup, seats))
  const random = new Random(seed)
  const p = rules.start()
  const log: LoggedMove[] = []
  for (
    let by = rules.awaited(p);
    by !== NOBODY && (log.length < lengthOf(seed) || by === CHANCE);
    by = rules.awaited(p)
  ) {
    const action = rules.sample(p, by, random)
    log.push({ by, move: rules.toMove(p, action) as Json })
    rules.apply(p, by, action)
  }
  const played: Played = { game, setup, seats, log }
  return { game: played, twin: played, viewer: viewerOf(seed, seats) }
}
