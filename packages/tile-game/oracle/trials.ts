/**
 * Setups for trials: drawn at random from the game's own form, so that a new setup option or module is tried without
 * being named here.
 */
import { fieldsInPlay, Random, WATCHER } from '@bastide/kernel'
import { EDITIONS, MODULES, tileGame } from '../src/index.ts'
import type { TrialSetup } from './agreement.ts'

export interface Trial {
  readonly setup: TrialSetup
  readonly seats: number
}

/**
 * A few kinds of tile, many of each: such games have tiles that fit nowhere, large features, and an early or a late
 * end.
 */
function oddPile(edition: string, modules: readonly string[], random: Random): { readonly [tile: string]: number } {
  const ids = MODULES.filter(({ id }) => id === 'base' || modules.includes(id)).flatMap((one) =>
    Object.keys(one.copies(edition)),
  )
  const kinds = Array.from({ length: 1 + random.below(5) }, () => ids[random.below(ids.length)] as string)
  return Object.fromEntries(kinds.map((id) => [id, random.below(20)]))
}

/** A layout as it lies after some turns of play, with whoever stands there by then, or with nobody. */
function grownStart(
  edition: string,
  seats: number,
  { farmers, followers }: { readonly [key: string]: string | number },
  random: Random,
): NonNullable<TrialSetup['start']> {
  const composed = tileGame.compose({ edition, options: { farmers, followers } }, seats)
  if (!composed.ok) throw new Error(composed.reason)
  const p = composed.value.start()
  for (let moves = 3 * (1 + random.below(12)); moves > 0; moves--)
    composed.value.apply(p, composed.value.awaited(p), composed.value.sample(p, composed.value.awaited(p), random))
  const { tiles, figures } = composed.value.view(p, WATCHER)
  const hasFigures = random.below(2) === 0
  return tiles.map(({ tile, at, turn: rotation }) => ({
    tile,
    at: [at[0], at[1]] as [number, number],
    turn: rotation,
    ...(hasFigures ? { figures: figures.filter((one) => one.at.join() === at.join()).map(withoutPlace) } : {}),
  }))
}

const withoutPlace = ({ seat, figure, on }: { seat: number; figure: string; on: string }) => ({ seat, figure, on })

/** How many trials it takes to combine each edition, number of seats and farmer rule with one another once. */
const ROUND = 40
/**
 * Odd, so that it goes through all sets of modules; and large, so that neighbouring trials have very different ones.
 */
const STRIDE = 37

/** Each round begins one set further on: after as many rounds as there are sets, every set has met all combinations. */
function modulesOf(seed: number): readonly string[] {
  const sets = 2 ** tileGame.form.modules.length
  const set = (Math.floor(seed / ROUND) + STRIDE * (seed % ROUND)) % sets
  return tileGame.form.modules.filter((_, i) => Math.floor(set / 2 ** i) % 2 === 1)
}

/** What cycles evenly from trial to trial. */
export function goingRound(seed: number): {
  edition: TrialSetup['edition']
  seats: number
  farmers: string
  modules: readonly string[]
} {
  const [least, most] = tileGame.form.seats
  const rules = tileGame.form.fields.find(({ key }) => key === 'farmers')?.choices ?? []
  return {
    edition: EDITIONS[seed % EDITIONS.length] as TrialSetup['edition'],
    seats: least + (Math.floor(seed / 2) % (most - least + 1)),
    farmers: rules[Math.floor(seed / 10) % rules.length] as string,
    modules: modulesOf(seed),
  }
}

/** Whether the setup may bring a start: not with a module that brings its own. */
const mayBringStart = (modules: readonly string[]): boolean =>
  !MODULES.some(({ id, start }) => start !== undefined && modules.includes(id))

/** Setup options of the modules in play, each left out half of the time. */
function drawnSetupOptions(
  edition: string,
  seats: number,
  modules: readonly string[],
  random: Random,
): { [key: string]: string | number } {
  const options: { [key: string]: string | number } = {}
  for (const field of fieldsInPlay(tileGame.form, modules)) {
    const choices: (string | number)[] = [...(field.choices ?? [])]
    if (field.range === 'seats') choices.push(random.below(seats))
    else if (field.range !== undefined)
      choices.push(
        field.range[0],
        field.defaults[edition] as number,
        field.range[0] + random.below(field.range[1] - field.range[0] + 1),
      )
    const choice = random.below(choices.length)
    if (random.below(2) === 1) options[field.key] = choices[choice] as string | number
  }
  return options
}

export function trialSetup(seed: number): Trial {
  const random = new Random(seed)
  const { edition, seats, farmers, modules } = goingRound(seed)
  const options = { ...drawnSetupOptions(edition, seats, modules, random), farmers }
  const pile = random.below(5) === 0 ? { pile: oddPile(edition, modules, random) } : {}
  const start =
    mayBringStart(modules) && random.below(6) === 0 ? { start: grownStart(edition, seats, options, random) } : {}
  return { setup: { edition, modules, options, ...pile, ...start }, seats }
}

const LEAST_OPPONENTS = 2

/** How many setups there are: every set of modules, in every edition, with two seats or more. */
export const SETUPS =
  2 ** tileGame.form.modules.length * EDITIONS.length * (tileGame.form.seats[1] - LEAST_OPPONENTS + 1)

/**
 * The setups one after another, from a whole box, and again from the first. Setup options are drawn again each time.
 */
export function everySetup(trial: number): Trial {
  const sets = 2 ** tileGame.form.modules.length
  const [set, rest] = [trial % sets, Math.floor(trial / sets)]
  const edition = EDITIONS[rest % EDITIONS.length] as TrialSetup['edition']
  const seats = LEAST_OPPONENTS + (Math.floor(rest / EDITIONS.length) % (SETUPS / sets / EDITIONS.length))
  const modules = tileGame.form.modules.filter((_, i) => Math.floor(set / 2 ** i) % 2 === 1)
  return { setup: { edition, modules, options: drawnSetupOptions(edition, seats, modules, new Random(trial)) }, seats }
}
