import type { Language } from '../kit/settings.svelte.ts'

/** A language in its own words, so that its speakers find it. */
export function languageName(language: Language): string {
  const [first = '', ...rest] = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return first.toUpperCase() + rest.join('')
}
