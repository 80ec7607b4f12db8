/** Setups in words: those that have a name, and any other. */
import type { GameText, NamedSetup, SetupField, SetupForm } from '@bastide/kernel'
import { draftOf, fieldsOf, isSetup, optionOf, type SetupDraft } from './setup-draft.ts'

/** A named setup, as the form shows it. */
export interface Variant {
  readonly name: string
  readonly setup: SetupDraft
}

/** How many of them are shown with a picture: the first. */
export const USUAL_SETUPS = 3

/** The named setups that this form can show, the current edition first. */
export const variantsOf = (named: readonly NamedSetup[], form: SetupForm): readonly Variant[] =>
  named
    .flatMap(({ name, setup }) => {
      const draft = draftOf(form, setup)
      return draft === null ? [] : [{ name, setup: draft }]
    })
    .sort((one, other) => form.editions.indexOf(other.setup.edition) - form.editions.indexOf(one.setup.edition))

/**
 * A setup in words, its edition first. Of a game without editions it is what the setup is called, or how it differs
 * from the usual one. Unknown parts of a setup are left out.
 */
export function setupWords(
  texts: GameText,
  setup: unknown,
  form: SetupForm | undefined,
  variants: readonly Variant[],
): readonly string[] {
  const { edition, modules } = (setup ?? {}) as { readonly edition?: unknown; readonly modules?: unknown }
  if (typeof edition === 'string') return [texts.words[`edition.${edition}`] ?? edition, ...moduleWords(texts, modules)]
  const draft = form === undefined ? null : draftOf(form, setup)
  if (form === undefined || draft === null) return moduleWords(texts, modules)
  const named = variants.find((variant) => isSetup(draft, form, variant.setup))
  if (named !== undefined) return [texts.words[`setup.${named.name}`] ?? named.name]
  const changed = fieldsOf(draft, form).filter(
    ({ key, range }) => range !== 'seats' && draft.options[key] !== undefined,
  )
  return [...moduleWords(texts, modules), ...changed.map((field) => optionWords(texts, field, draft))]
}

/** The modules in play, in the game's order. The first name is the base game, which is always played. */
function moduleWords({ names }: GameText, modules: unknown): readonly string[] {
  const played: readonly unknown[] = Array.isArray(modules) ? modules : []
  const inOrder = Object.keys(names)
    .slice(1)
    .filter((one) => played.includes(one))
  return inOrder.map((one) => names[one] as string)
}

function optionWords({ words }: GameText, field: SetupField, draft: SetupDraft): string {
  const key = `option.${field.key}`
  const value = optionOf(draft, field)
  return `${words[key] ?? field.key}: ${words[`${key}.${value}`] ?? value}`
}
