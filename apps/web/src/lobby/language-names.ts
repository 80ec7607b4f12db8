import type { Language } from '../kit/settings.svelte.ts'

/** Each in itself, so that whoever needs it finds it. */
export const LANGUAGE_NAMES: { readonly [language in Language]: string } = {
  en: 'English',
  nl: 'Nederlands',
  da: 'Dansk',
}
