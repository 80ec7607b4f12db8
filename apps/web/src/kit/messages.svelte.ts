/**
 * The page's texts as ICU messages: a folder `text/<language>` for each language, found by itself. English is bundled
 * with the page, which so can speak at once, but for what home never says; other languages are loaded on demand.
 */
import { IntlMessageFormat } from 'intl-messageformat'
import { messages as en } from '../text/en/messages.ts'
import type onlineText from '../text/en/online.json'
import { pointer } from './pointer.svelte.ts'
import { type Language, settings } from './settings.svelte.ts'

export type MessageKey = keyof typeof en | keyof typeof onlineText
export type Messages = { readonly [key in MessageKey]: string }
const english = { ...en } as Messages
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(english, key)
export type Values = { readonly [name: string]: string | number }

const OTHERS = import.meta.glob<Messages>(['../text/*/messages.ts', '!../text/en/*'], { import: 'messages' })
const messagesIn = async (language: Language): Promise<Messages> =>
  (await OTHERS[`../text/${language}/messages.ts`]?.()) ?? english

/** The rest of English, before any page but home is opened. */
export async function loadRestOfEnglish(): Promise<void> {
  Object.assign(english, (await import('../text/en/online.json')).default)
}

type Load = (language: Language) => Promise<unknown>

class Speaking {
  #messages = $state.raw<Messages>(english)
  language = $state<Language>('en')
  readonly #formats = new Map<string, IntlMessageFormat>()

  readonly #alongside: Load[] = []

  /**
   * Has other texts loaded whenever the language changes, before the page speaks it. Who reads such texts first waits
   * until they are `ready`.
   */
  alongside(load: Load): void {
    this.#alongside.push(load)
  }

  /** Waits until all texts are there in the user's language, and the page speaks it. */
  async ready(): Promise<void> {
    while (!(await this.speak(settings.values.language)));
  }

  /** Switches to another language once its texts are loaded, unless the user has changed it again by then. */
  async speak(language: Language): Promise<boolean> {
    const [loaded] = await Promise.all([messagesIn(language), ...this.#alongside.map((load) => load(language))])
    if (settings.values.language !== language) return false
    document.documentElement.lang = language
    if (language === this.language) return true
    this.#formats.clear()
    this.#messages = loaded
    this.language = language
    return true
  }

  say(key: MessageKey, values?: Values): string {
    const message = this.#messages[key]
    if (values === undefined && !message.includes('{')) return message
    const format = this.#formats.get(key) ?? new IntlMessageFormat(message, this.language)
    this.#formats.set(key, format)
    // Whoever has a finger taps, whoever has a mouse clicks: any message may make that difference.
    return String(format.format({ pointer: pointer.isTouch ? 'touch' : 'mouse', ...values }))
  }
}

export const speaking = new Speaking()
/** A message in the user's language. Components that read it update when the language changes. */
export const say = (key: MessageKey, values?: Values): string => speaking.say(key, values)
