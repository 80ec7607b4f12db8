/** A bot at a table: it sees what its seat was told, and nothing else. */
import { botFor } from '@bastide/bots'
import { type AnyRules, applyRedacted, CHANCE, type Guess, type Json, Random, type Seat } from '@bastide/kernel'
import type { TableState } from '@bastide/table'

/**
 * A position as the seat knows it: folded from the moves as they were told to it, and determinized where it does not know.
 */
function guessOf(rules: AnyRules, { position, moves, movers }: TableState, seat: Seat, random: Random): Guess {
  // Where nothing is hidden, every seat knows the position itself.
  if (!rules.hasSecrets) return rules.determinize(position, random)
  const known = rules.start()
  moves.forEach((move, i) => {
    const mover = movers[i] as Seat | 'chance'
    applyRedacted(rules, known, mover === 'chance' ? CHANCE : mover, move, seat)
  })
  return rules.determinize(known, random)
}

export function botMove(state: TableState, seat: Seat): Json {
  const { rules, opening } = state
  const player = opening.seats[seat]?.player
  const bot = player?.kind === 'bot' ? botFor(opening.game, player.bot) : undefined
  if (bot === undefined) throw new Error(`seat ${seat} has no bot that can play ${opening.game}`)
  const random = new Random(crypto.getRandomValues(new Uint32Array(1))[0] as number)
  const guess = guessOf(rules, state, seat, random)
  return rules.toMove(guess, bot.choose(rules, guess, seat, random))
}
