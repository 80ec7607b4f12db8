/** Openings that can be played here: of games that are known, with bots that are. */
import { attempt, demand, type Game, type GameRecord, type Result, refuse } from '@bastide/kernel'
import { COLOURS, type Opening, PATTERNS, readOpening, type SeatPlan } from '@bastide/table'
import type { BotRunner } from './environment.ts'

/** Reads an untrusted opening, and refuses one that names a bot or a setup that does not exist. */
export function checkOpening(games: readonly Game[], bots: BotRunner, given: unknown): Result<Opening> {
  return attempt(() => {
    const opening = demand(readOpening(games, given))
    for (const where of ['fair', 'proof'] as const) {
      if (opening[where] !== undefined)
        refuse('not-allowed', 'what everybody committed to is not for one page to say', { where })
    }
    const known = bots.bots(opening.game)
    opening.seats.forEach(({ player }, i) => {
      if (player.kind === 'bot' && !known.includes(player.bot))
        refuse('unknown-bot', `there is no bot ${player.bot}`, { where: `seats[${i}].player.bot` })
    })
    const { standIn = null } = opening
    if (standIn !== null && !known.includes(standIn))
      refuse('unknown-bot', `there is no bot ${standIn}`, { where: 'standIn' })
    const composed = games.find(({ id }) => id === opening.game)?.compose(opening.setup, opening.seats.length)
    if (composed !== undefined) demand(composed)
    return opening
  })
}

/**
 * The seats of a record. A seat without a known colour gets the next free one; the seat of a bot that is unknown here
 * becomes a person's.
 */
export function seatsOf(record: GameRecord, bots: BotRunner): readonly SeatPlan[] {
  const told = record.seats.map(({ colour }) => COLOURS.find((known) => known === colour))
  const free = COLOURS.filter((colour) => !told.includes(colour))
  return record.seats.map(({ name, bot }, i) => {
    const colour = told[i] ?? free.shift() ?? (COLOURS[i % COLOURS.length] as SeatPlan['colour'])
    return {
      name,
      colour,
      pattern: PATTERNS[COLOURS.indexOf(colour)] as SeatPlan['pattern'],
      player: bot !== undefined && bots.bots(record.game).includes(bot) ? { kind: 'bot', bot } : { kind: 'human' },
    }
  })
}

/** The bot that stood in for those who left a recorded game, if it is known here: it goes on to do so. */
export function standInOf({ game, left = [] }: GameRecord, bots: BotRunner): Pick<Opening, 'standIn'> {
  const bot = left.find((leaving) => leaving.bot !== undefined)?.bot
  return bot !== undefined && bots.bots(game).includes(bot) ? { standIn: bot } : {}
}
