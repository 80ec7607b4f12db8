/** The user's preferences, saved in this browser, or kept until the page closes if saving is not possible. */
import { LANGUAGES, type Language } from '@bastide/kernel/languages'
import { SPEEDS, type Speed } from './pace.ts'

export { LANGUAGES, type Language }
export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
/** What is confirmed before it is played: everything, only what is laid (a tile, a die, a card), or nothing. */
export const CONFIRMS = ['always', 'laying', 'never'] as const

interface Preferences {
  language: Language
  theme: Theme
  sound: boolean
  /** Whether a step that only allows passing is passed automatically. */
  passes: boolean
  motion: 'auto' | 'less'
  follows: boolean
  confirms: (typeof CONFIRMS)[number]
  speed: Speed
  name: string
  /** The bot that is played against without being asked for; empty if that is the usual one. */
  opponent: string
}

const KEY = 'bastide-settings'

function firstLanguage(): Language {
  for (const preferred of navigator.languages ?? []) {
    const found = LANGUAGES.find((one) => preferred.toLowerCase().startsWith(one))
    if (found !== undefined) return found
  }
  return 'en'
}

function stored(): Partial<Preferences> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return value !== null && typeof value === 'object' ? (value as Partial<Preferences>) : {}
  } catch {
    return {}
  }
}

function readPreferences(): Preferences {
  const { language, theme, sound, passes, motion, follows, confirms, speed, name, opponent } = stored()
  return {
    language: LANGUAGES.find((one) => one === language) ?? firstLanguage(),
    theme: THEMES.find((one) => one === theme) ?? 'auto',
    sound: sound !== false,
    passes: passes !== false,
    motion: motion === 'less' ? 'less' : 'auto',
    follows: follows !== false,
    confirms: CONFIRMS.find((one) => one === confirms) ?? 'laying',
    speed: SPEEDS.find((one) => one === speed) ?? 'calm',
    name: typeof name === 'string' ? name.slice(0, 40) : '',
    opponent: typeof opponent === 'string' ? opponent.slice(0, 40) : '',
  }
}

class Settings {
  #values = $state<Preferences>(readPreferences())
  readonly #prefersDark = matchMedia('(prefers-color-scheme: dark)')
  #systemIsDark = $state(matchMedia('(prefers-color-scheme: dark)').matches)

  constructor() {
    this.#prefersDark.addEventListener('change', ({ matches }) => {
      this.#systemIsDark = matches
    })
    // Adopts changes from other tabs; otherwise the next change here would undo them.
    addEventListener('storage', ({ key }) => {
      if (key === KEY) this.#values = readPreferences()
    })
  }

  get values(): Readonly<Preferences> {
    return this.#values
  }

  get isDark(): boolean {
    return this.#values.theme === 'dark' || (this.#values.theme === 'auto' && this.#systemIsDark)
  }

  get hasLessMotion(): boolean {
    return this.#values.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  change(changes: Partial<Preferences>): void {
    Object.assign(this.#values, changes)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#values))
    } catch {
      // Storage is not available: the choice lasts until the page is closed.
    }
  }
}

export const settings = new Settings()
