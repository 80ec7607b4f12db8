/** Setups for trials: drawn at random from the game's own form, so that a new option or module is tried without being named here. */
import { Random } from '@bastide/kernel'
import { EDITIONS, tileGame } from '../src/index.ts'
import type { TrialSetup } from './agreement.ts'

export interface Trial {
  readonly setup: TrialSetup
  readonly seats: number
}

/** Edition, seats and farmers go round evenly; modules and the other options are drawn. */
export function trialSetup(seed: number): Trial {
  const random = new Random(seed)
  const [least, most] = tileGame.form.seats
  const edition = EDITIONS[seed % EDITIONS.length] as TrialSetup['edition']
  const seats = least + (Math.floor(seed / 2) % (most - least + 1))
  const modules = tileGame.form.modules.filter(() => random.below(2) === 1)
  const options: { [key: string]: string | number } = {}
  for (const field of tileGame.form.fields) {
    if (field.module !== 'base' && !modules.includes(field.module)) continue
    const choices: (string | number)[] = [...(field.choices ?? [])]
    if (field.range === 'seats') choices.push(random.below(seats))
    else if (field.range !== undefined)
      choices.push(field.range[0], field.defaults[edition] as number, field.range[0] + random.below(field.range[1] - field.range[0] + 1))
    const turn = field.key === 'farmers' ? Math.floor(seed / 10) : random.below(choices.length)
    if (field.key === 'farmers' || random.below(2) === 1) options[field.key] = choices[turn % choices.length] as string | number
  }
  return { setup: { edition, modules, options }, seats }
}
