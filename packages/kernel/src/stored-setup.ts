/**
 * Setups that outlive rules. A setup that someone types leaves out the defaults; a stored one may be read years later,
 * when the defaults have changed. So a stored setup names every option, and one that an older version left out has the
 * value it had then, which the game keeps.
 */
import type { Game, OptionValues, SetupField, SetupForm } from './contract.ts'
import { listed } from './reading.ts'
import { attempt, type Result, refuse } from './result.ts'

/** The options that can be chosen with these modules, one per key. */
export function fieldsInPlay(form: SetupForm, modules: readonly unknown[]): readonly SetupField[] {
  const isPlayed = (module: string): boolean => modules.includes(module) || !form.modules.includes(module)
  const played = form.fields.filter(({ module, needs = [] }) => isPlayed(module) && needs.every(isPlayed))
  // Several modules may have the same option: the last of them in play sets its default.
  return played.filter(({ key }, i) => !played.slice(i + 1).some((later) => later.key === key))
}

type Fields = { readonly [key: string]: unknown }
const isObject = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

function valueIn(values: OptionValues, key: string, edition: unknown): string | number | undefined {
  const value = Object.hasOwn(values, key) ? values[key] : undefined
  return typeof value === 'object' ? value[edition as string] : value
}

/**
 * A setup as stored in a version of the record format, with every option named. It is refused if it lacks an option
 * that it should name. The game itself checks the rest when it reads the setup.
 */
export function storedSetup({ form, storedDefaults }: Game, version: number, setup: unknown): Result<unknown> {
  return attempt(() => {
    // A game without options has none to name.
    if (!isObject(setup) || form.fields.length === 0) return setup
    const { edition = '', modules = [], options = {} } = setup
    const isKnown = form.editions.length === 0 || form.editions.includes(edition as string)
    if (!isKnown || !Array.isArray(modules) || !isObject(options)) return setup
    const values = storedDefaults?.[version] ?? {}
    const unnamed = fieldsInPlay(form, modules).filter(
      ({ key }) => !Object.hasOwn(options, key) || options[key] === undefined,
    )
    const missing = unnamed.filter(({ key }) => valueIn(values, key, edition) === undefined)
    if (missing.length > 0) refuseMissing(missing)
    const added = unnamed.map(({ key }) => [key, valueIn(values, key, edition)])
    return { ...setup, options: { ...options, ...Object.fromEntries(added) } }
  })
}

/** Says all that is missing at once, so that whoever writes records need not ask again for each. */
function refuseMissing([first, ...others]: readonly SetupField[]): never {
  const { key, choices = [], range } = first as SetupField
  const numbers = range === undefined ? [] : [range === 'seats' ? "a seat's number" : `${range[0]} to ${range[1]}`]
  const more = others.length === 0 ? '' : `; also missing: ${listed(others.map((other) => other.key))}`
  const reason = `the option "${key}" is missing (${[...numbers, ...choices].join(', ')})${more}`
  return refuse('missing-option', reason, { where: 'setup.options' })
}
