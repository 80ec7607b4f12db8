/** The page's texts as ICU messages. English is bundled with the page; other languages are loaded on demand. */
import { IntlMessageFormat } from 'intl-messageformat'
import pageEn from '../text/en.json'
import lobbyEn from '../text/lobby.en.json'
import reviewEn from '../text/review.en.json'
import { type Language, settings } from './settings.svelte.ts'

const en = { ...pageEn, ...lobbyEn, ...reviewEn }

export type MessageKey = keyof typeof en
export type Messages = { readonly [key in MessageKey]: string }
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key)
export type Values = { readonly [name: string]: string | number }

const LOADING: { readonly [language in Language]: () => Promise<Messages> } = {
  en: () => Promise.resolve(en),
  nl: () => merged([import('../text/nl.json'), import('../text/lobby.nl.json'), import('../text/review.nl.json')]),
  da: () => merged([import('../text/da.json'), import('../text/lobby.da.json'), import('../text/review.da.json')]),
}

async function merged(parts: readonly Promise<{ readonly default: Partial<Messages> }>[]): Promise<Messages> {
  const loaded = await Promise.all(parts)
  return Object.assign({}, ...loaded.map((part) => part.default))
}

class Speaking {
  #messages = $state.raw<Messages>(en)
  language = $state<Language>('en')
  readonly #formats = new Map<string, IntlMessageFormat>()

  /** Switches to another language once its messages are loaded. */
  async speak(language: Language): Promise<void> {
    const loaded = await LOADING[language]()
    if (settings.values.language !== language) return
    this.#formats.clear()
    this.#messages = loaded
    this.language = language
    document.documentElement.lang = language
  }

  say(key: MessageKey, values?: Values): string {
    const message = this.#messages[key]
    if (values === undefined && !message.includes('{')) return message
    const format = this.#formats.get(key) ?? new IntlMessageFormat(message, this.language)
    this.#formats.set(key, format)
    return String(format.format(values))
  }
}

export const speaking = new Speaking()
/** A message in the user's language. Components that read it update when the language changes. */
export const say = (key: MessageKey, values?: Values): string => speaking.say(key, values)
