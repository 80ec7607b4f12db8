/** Setups for trials: seats and options vary independently, so that each meets the others. */
import { type CardRules, cardGame } from '../src/index.ts'

export interface Trial {
  readonly setup: { readonly options: { readonly [key: string]: string | number } }
  readonly seats: number
}

export function trialSetup(seed: number): Trial {
  const [least, most] = cardGame.form.seats
  const seats = least + (seed % (most - least + 1))
  const options: { [key: string]: string | number } = {}
  let digits = Math.floor(seed / (most - least + 1))
  for (const { key, choices = [], range } of cardGame.form.fields) {
    const [from, to] = range === 'seats' ? [0, seats - 1] : (range ?? [0, -1])
    const values = [...choices, ...Array.from({ length: to - from + 1 }, (_, i) => from + i)]
    options[key] = values[digits % values.length] as string | number
    digits = Math.floor(digits / 2) + seed
  }
  return { setup: { options }, seats }
}

export function trialRules(seed: number): CardRules {
  const { setup, seats } = trialSetup(seed)
  const composed = cardGame.compose(setup, seats)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value
}

/** How many games a test plays: few in a quick run; `BASTIDE_CARD_GAMES` overrides it for long runs. */
export function gamesToPlay(quick: number, usual: number): number {
  const asked = Number(process.env.BASTIDE_CARD_GAMES ?? 0)
  return asked > 0 ? asked : process.env.BASTIDE_QUICK ? quick : usual
}
