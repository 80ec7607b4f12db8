/** Dice games for the pictures, played by bots from a fixed seed up to a moment that shows something. */
import { botFor } from '@bastide/bots'
import { type DiceRules, diceGame } from '@bastide/dice-game'
import type { View } from '@bastide/dice-game/words'
import { CHANCE, type GameRecord, makeRecord, type Position, playOut, Random } from '@bastide/kernel'

const SEATS = ['Gold', 'Red', 'Green']
const SEED = 8

/** Up to the first decision at which this holds. */
function playedUntil(target: number, isMoment: (view: View) => boolean): GameRecord {
  const composed = diceGame.compose({ options: { target, starts: 0, forced: 'no' } }, SEATS.length)
  const bot = botFor('dice', 'journeyman')
  if (!composed.ok || bot === undefined) throw new Error('the game for the pictures cannot be played')
  const rules: DiceRules = composed.value
  const isLeftAt = (p: Position, by: number): boolean => by !== CHANCE && isMoment(rules.view(p, by, []) as never)
  const { moves, p } = playOut(rules, new Array(SEATS.length).fill(bot), new Random(SEED), { isLeftAt })
  return makeRecord(rules, SEATS, moves, p)
}

/** In the middle of a turn: some dice are built, and several lie loose. */
export const inMidTurn = (): GameRecord =>
  playedUntil(42, ({ turn, built, loose }) => turn > 4 && built.length > 3 && Object.keys(loose).length > 1)

/** A city is complete, and stopping would score it. */
export const beforeScore = (): GameRecord => playedUntil(42, ({ worth }) => worth >= 6)

/** The next stop wins. */
export const beforeVictory = (): GameRecord =>
  playedUntil(21, ({ worth, seats, active }) => worth > 0 && worth + (seats[active]?.score ?? 0) >= 21)
