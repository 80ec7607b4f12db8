/** Positions of bots' games that may make puzzles, for each game: where to look, and what for. */
import { botFor } from '@bastide/bots'
import type { CardRules } from '@bastide/card-game'
import type { DiceRules } from '@bastide/dice-game'
import {
  type AnyRules,
  actionOf,
  CHANCE,
  type Chooser,
  type Json,
  Knowledge,
  Options,
  playOut,
  Random,
  replay,
  type Seat,
} from '@bastide/kernel'
import type { Goal } from '../../apps/web/src/puzzles/puzzle.ts'
import { countLoose, looseDice } from '../../packages/dice-game/src/columns.ts'

export interface Candidate {
  /** How many moves of the game come before it. */
  readonly after: number
  readonly goal: Goal
  /** By how much the best turn must be better than any other. */
  readonly gap: number
  /** The moves that the bot made there. */
  readonly played: readonly Json[]
}

export interface PlayedGame {
  readonly rules: AnyRules
  readonly moves: readonly Json[]
  /** Before each move: who made it. */
  readonly by: readonly Seat[]
}

const PLAYERS: { readonly [game: string]: readonly string[] } = {
  tile: ['journeyman', 'journeyman-builder', 'journeyman-farmer', 'journeyman-raider'],
}

const isClaim = (move: Json): boolean => 'claim' in (move as object)

/**
 * Bots claim their row early, and then leave nothing to decide. In the last round these wait with it: they play a card
 * instead, any.
 */
function waiting(bot: Chooser): Chooser {
  const options = new Options()
  return {
    choose(rules, guess, seat, random) {
      const chosen = bot.choose(rules, guess, seat, random)
      const isLast = (rules as CardRules).round(guess) === LAST_ROUND
      if (!isLast || !isClaim(rules.toMove(guess, chosen) as Json)) return chosen
      rules.options(guess, seat, options)
      const cards = Array.from({ length: options.length }, (_, i) => options.action(i)).filter(
        (action) => !isClaim(rules.toMove(guess, action) as Json),
      )
      return cards.length < LEAST_WAITING ? chosen : (cards[random.below(cards.length)] as number)
    },
  }
}

/** Of two seats. */
const LAST_ROUND = 10
/** With fewer cards to choose from, nobody waits. */
const LEAST_WAITING = 3

/** A game of two bots; the seed says which, and how chance goes. */
export function playGame(rules: AnyRules, seed: number): PlayedGame {
  const ids = PLAYERS[rules.game] ?? ['journeyman']
  const bots = Array.from({ length: rules.seats }, (_, seat) => {
    const bot = botFor(rules.game, ids[(seed + seat * (1 + (seed >> 2))) % ids.length] as string)
    if (bot === undefined) throw new Error(`no bot plays ${rules.game}`)
    return rules.hasSecrets === true ? waiting(bot) : bot
  })
  const { moves } = playOut(rules, bots, new Random(seed))
  const by: Seat[] = []
  replay(rules, moves, undefined, (_, seat) => by.push(seat))
  return { rules, moves, by }
}

/** The moves of the seat that is to move, until somebody else does. */
function playedAt({ moves, by }: PlayedGame, after: number): readonly Json[] {
  let end = after
  while (end < moves.length && by[end] === by[after]) end++
  return moves.slice(after, end)
}

const candidate = (game: PlayedGame, after: number, goal: Goal, gap: number): Candidate => ({
  after,
  goal,
  gap,
  played: playedAt(game, after),
})

/** The turns of a game: where a seat moves right after chance did. */
const turnStarts = ({ by }: PlayedGame): readonly number[] =>
  by.flatMap((seat, i) => (seat >= 0 && by[i - 1] === CHANCE ? [i] : []))

/** Tiles: the last ones, and what scores most in the middle of the game. */
function tileCandidates(game: PlayedGame): readonly Candidate[] {
  const starts = turnStarts(game)
  const [third, second, last] = starts.slice(-3) as [number, number, number]
  const middle = starts.slice(Math.floor(starts.length / 3), -4)
  return [
    candidate(game, last, 'lead', 3),
    candidate(game, second, 'average-lead', 3),
    candidate(game, third, 'average-lead', 2),
    ...middle.map((after) => candidate(game, after, 'points', 4)),
  ]
}

const MOST_LOOSE_CITIES = 2
const MOST_LOOSE = 4

/** Dice: after the second throw, stop or throw again; after the third, build. Only where little is loose. */
function diceCandidates(game: PlayedGame): readonly Candidate[] {
  const found: Candidate[] = []
  const rules = game.rules as DiceRules
  replay(rules, game.moves, undefined, (p, by, index) => {
    if (by < 0 || game.by[index - 1] !== CHANCE) return
    const cities = Array.from({ length: rules.dice.cities }, (_, face) => looseDice.get(p, face))
    const loose = cities.reduce((sum, count) => sum + count, 0)
    if (loose === 0 || loose > MOST_LOOSE_CITIES || countLoose(p) > MOST_LOOSE) return
    const left = rules.throwsLeft(p)
    if (left === 1) found.push(candidate(game, index, 'average-points', 1))
    if (left === 0) found.push(candidate(game, index, 'build', 3))
  })
  return found
}

/** What the bot itself would do there, from what its seat knows. */
function botsMove({ rules, moves, by }: PlayedGame, after: number): Json {
  const seat = by[after] as Seat
  const knowledge = new Knowledge(rules)
  const { position } = replay(rules, moves.slice(0, after), undefined, (p, mover, index) => {
    const action = actionOf(rules, p, moves[index])
    if (action.ok) knowledge.tell(p, mover, action.value)
  })
  const random = new Random(after)
  const chosen = botFor(rules.game, 'journeyman')?.choose(rules, knowledge.guess(position, seat, random), seat, random)
  return rules.toMove(position, chosen as number) as Json
}

/** Cards: near the end of the last round, where the seat may still claim. */
function cardCandidates(game: PlayedGame): readonly Candidate[] {
  const { moves, by } = game
  const isTurn = (move: Json): boolean => 'play' in (move as object) || isClaim(move)
  const turns = moves.flatMap((move, i) => (isTurn(move) ? [i] : []))
  return turns
    .slice(-8, -3)
    .filter((after) => {
      const own = turns.filter((i) => i >= after && by[i] === by[after])
      return own.length >= 3 && own.some((i) => isClaim(moves[i] as Json))
    })
    .map((after) => ({ ...candidate(game, after, 'sure-lead', 4), played: [botsMove(game, after)] }))
}

export const CANDIDATES: { readonly [game: string]: (game: PlayedGame) => readonly Candidate[] } = {
  tile: tileCandidates,
  dice: diceCandidates,
  card: cardCandidates,
}
