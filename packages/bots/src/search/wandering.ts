import type { Bot } from '../bot.ts'

/** Takes any option, all equally likely. */
export const wanderer: Bot = {
  id: 'random',
  game: null,
  milliseconds: 0,
  choose: (rules, guess, seat, random) => rules.sample(guess, seat, random),
}
