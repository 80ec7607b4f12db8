/**
 * Setups that outlive rules. A setup that somebody types leaves out what is usual; one that is stored may be read years
 * later, when something else is usual. So what is stored names every option, and what an older version left out has
 * the value that it had then, which the game keeps.
 */
import type { Game, OptionValues, SetupField, SetupForm } from './contract.ts'
import { attempt, type Result, refuse } from './result.ts'

/** The options that can be chosen with these modules, one of each key. */
export function fieldsInPlay(form: SetupForm, modules: readonly unknown[]): readonly SetupField[] {
  const isPlayed = (module: string): boolean => modules.includes(module) || !form.modules.includes(module)
  const played = form.fields.filter(({ module, needs = [] }) => isPlayed(module) && needs.every(isPlayed))
  // Several modules may bring the same option: the last of them that is played says what is usual.
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
 * A setup as it was stored in a version of the record format, with every option named. One that lacks an option which
 * it should have named is refused. What is wrong with it besides is left to the game, which reads it next.
 */
export function storedSetup({ form, storedDefaults }: Game, version: number, setup: unknown): Result<unknown> {
  return attempt(() => {
    if (!isObject(setup)) return setup
    const { edition = '', modules = [], options = {} } = setup
    const isKnown = form.editions.length === 0 || form.editions.includes(edition as string)
    if (!isKnown || !Array.isArray(modules) || !isObject(options)) return setup
    const values = storedDefaults?.[version] ?? {}
    const added = fieldsInPlay(form, modules).flatMap(({ key }) => {
      if (Object.hasOwn(options, key) && options[key] !== undefined) return []
      const value = valueIn(values, key, edition)
      return [[key, value ?? refuse('missing-option', `the option "${key}" is missing`, { where: 'setup.options' })]]
    })
    return { ...setup, options: { ...options, ...Object.fromEntries(added) } }
  })
}
