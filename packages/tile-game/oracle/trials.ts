/** Setups for trials: drawn at random from the game's own form, so that a new option or module is tried without being named here. */
import { Random, WATCHER } from '@bastide/kernel'
import { EDITIONS, MODULES, tileGame } from '../src/index.ts'
import type { TrialSetup } from './agreement.ts'

export interface Trial {
  readonly setup: TrialSetup
  readonly seats: number
}

/** A few kinds of tile, many of each: such games meet tiles that fit nowhere, large features, and an early or a late end. */
function oddPile(edition: string, modules: readonly string[], random: Random): { readonly [tile: string]: number } {
  const ids = MODULES.filter(({ id }) => id === 'base' || modules.includes(id)).flatMap((one) => Object.keys(one.copies(edition)))
  const kinds = Array.from({ length: 1 + random.below(5) }, () => ids[random.below(ids.length)] as string)
  return Object.fromEntries(kinds.map((id) => [id, random.below(20)]))
}

/** A layout as it lies after some turns of play: connected, legal, with features of all sizes that nobody has claimed. */
function grownStart(edition: string, random: Random): NonNullable<TrialSetup['start']> {
  const composed = tileGame.compose({ edition }, 1)
  if (!composed.ok) throw new Error(composed.reason)
  const p = composed.value.start()
  for (let moves = 3 * (1 + random.below(12)); moves > 0; moves--)
    composed.value.apply(p, composed.value.awaited(p), composed.value.sample(p, composed.value.awaited(p), random))
  return composed.value.view(p, WATCHER).tiles.map(({ tile, at, turn }) => ({ tile, at: [at[0], at[1]] as [number, number], turn }))
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
  const pile = random.below(5) === 0 ? { pile: oddPile(edition, modules, random) } : {}
  // Where a module brings a start of its own, the setup may not bring another.
  const isOpen = !MODULES.some((one) => modules.includes(one.id) && one.start !== undefined)
  const start = isOpen && random.below(6) === 0 ? { start: grownStart(edition, random) } : {}
  return { setup: { edition, modules, options, ...pile, ...start }, seats }
}
