import type { Language } from '../kit/settings.svelte.ts'

/** Each language in its own words, so that its speakers find it. */
export const LANGUAGE_NAMES: { readonly [language in Language]: string } = {
  en: 'English',
  nl: 'Nederlands',
  da: 'Dansk',
}
