/**
 * What is played, as a form sets it up: an edition, modules and options, as far as the game has them. All of it comes
 * from the game's `SetupForm`.
 */
import type { SetupField, SetupForm } from '@bastide/kernel'
import { attempt, fieldsInPlay, readFields, readList, readObject, readOneOf } from '@bastide/wire'

export type Options = { readonly [key: string]: string | number }

export interface SetupDraft {
  /** Empty in a game without editions: its defaults have the same empty name. */
  readonly edition: string
  readonly modules: readonly string[]
  /** Only options that differ from the edition's defaults. */
  readonly options: Options
}

/** The latest edition, with nothing added. */
export const usualSetup = (form: SetupForm): SetupDraft => ({
  edition: form.editions.at(-1) ?? '',
  modules: [],
  options: {},
})

/** The setup for the host. A game without editions or modules would refuse to be given any. */
export const setupOf = ({ edition, modules, options }: SetupDraft) => ({
  ...(edition === '' ? {} : { edition }),
  ...(modules.length === 0 ? {} : { modules }),
  ...(Object.keys(options).length === 0 ? {} : { options }),
})

/** A setup as the form would show it; null if it has parts that the form does not know. */
export function draftOf(form: SetupForm, setup: unknown): SetupDraft | null {
  const read = attempt((): SetupDraft => {
    const fields = readFields(setup, 'setup', [], ['edition', 'modules', 'options'])
    const played = readList(fields.modules ?? [], 'modules', form.modules.length)
    for (const one of played) readOneOf(one as string, 'modules', form.modules)
    const modules = form.modules.filter((one) => played.includes(one))
    const options = readObject(fields.options ?? {}, 'options') as Options
    return withoutDefaults({ edition: readEdition(form, fields.edition ?? ''), modules, options }, form)
  })
  return read.ok ? read.value : null
}

/** Only inside `attempt`. */
export const readEdition = ({ editions }: SetupForm, value: unknown): string =>
  readOneOf(value as string, 'edition', editions.length === 0 ? [''] : editions)

/** Plays this setup instead. Who begins is about the players, and stays. */
export const setSetup = <D extends SetupDraft>(draft: D, form: SetupForm, setup: SetupDraft): D => ({
  ...draft,
  ...setup,
  options: { ...setup.options, ...seatOptions(draft, form) },
})

export function isSetup(draft: SetupDraft, form: SetupForm, setup: SetupDraft): boolean {
  const chosen = ({ options }: SetupDraft): string =>
    JSON.stringify(fieldsOf(draft, form).flatMap(({ key, range }) => (range === 'seats' ? [] : [options[key] ?? null])))
  const played = ({ modules }: SetupDraft): string => [...modules].sort().join()
  return draft.edition === setup.edition && played(draft) === played(setup) && chosen(draft) === chosen(setup)
}

function seatOptions({ options }: SetupDraft, { fields }: SetupForm): Options {
  const bySeat = fields.filter(({ range }) => range === 'seats').map(({ key }) => key)
  return Object.fromEntries(Object.entries(options).filter(([key]) => bySeat.includes(key)))
}

/** Another edition has other defaults: a choice stays only if it still differs from them. */
export const setEdition = <D extends SetupDraft>(draft: D, form: SetupForm, edition: string): D =>
  withoutDefaults({ ...draft, edition }, form)

/** Removing a module removes its options. */
export function toggleModule<D extends SetupDraft>(draft: D, form: SetupForm, module: string): D {
  const modules = form.modules.filter((one) => (one === module) !== draft.modules.includes(one))
  return withoutDefaults({ ...draft, modules }, form)
}

export const setOption = <D extends SetupDraft>(draft: D, form: SetupForm, key: string, value: string | number): D =>
  withoutDefaults({ ...draft, options: { ...draft.options, [key]: value } }, form)

/** The options of the modules in play, in the game's order. The base game is not among the form's optional modules. */
export const fieldsOf = (draft: SetupDraft, form: SetupForm): readonly SetupField[] => fieldsInPlay(form, draft.modules)

export const optionOf = (draft: SetupDraft, field: SetupField): string | number =>
  draft.options[field.key] ?? field.defaults[draft.edition] ?? ''

/** Where an option named a seat that is gone, the default applies. */
export function withSeats<D extends SetupDraft>(draft: D, form: SetupForm, seats: number): D {
  const isGone = (key: string): boolean =>
    form.fields.some((field) => field.key === key && field.range === 'seats' && Number(draft.options[key]) >= seats)
  const options = Object.fromEntries(Object.entries(draft.options).filter(([key]) => !isGone(key)))
  return { ...draft, options }
}

function withoutDefaults<D extends SetupDraft>(draft: D, form: SetupForm): D {
  const kept = fieldsOf(draft, form).flatMap((field) => {
    const value = draft.options[field.key]
    return value === undefined || value === field.defaults[draft.edition] ? [] : [[field.key, value] as const]
  })
  return { ...draft, options: Object.fromEntries(kept) }
}

export const warningsOf = (draft: SetupDraft, form: SetupForm): readonly string[] => [
  ...new Set(
    (form.warnings ?? [])
      .filter(({ modules }) => modules.every((one) => draft.modules.includes(one)))
      .map(({ clause }) => clause),
  ),
]
