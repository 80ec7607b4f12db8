/** What a reader prefers, kept in this browser; where it keeps nothing, for as long as the page is open. */
export const LANGUAGES = ['en', 'nl', 'da'] as const
export type Language = (typeof LANGUAGES)[number]
export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

interface Preferences {
  language: Language
  theme: Theme
  sound: boolean
  /** Whether a step where only passing is left is passed by itself. */
  passes: boolean
  motion: 'auto' | 'less'
  follows: boolean
  name: string
}

const KEY = 'bastide-settings'

function firstLanguage(): Language {
  for (const wished of navigator.languages ?? []) {
    const found = LANGUAGES.find((one) => wished.toLowerCase().startsWith(one))
    if (found !== undefined) return found
  }
  return 'en'
}

function kept(): Partial<Preferences> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return value !== null && typeof value === 'object' ? (value as Partial<Preferences>) : {}
  } catch {
    return {}
  }
}

function readPreferences(): Preferences {
  const { language, theme, sound, passes, motion, follows, name } = kept()
  return {
    language: LANGUAGES.find((one) => one === language) ?? firstLanguage(),
    theme: THEMES.find((one) => one === theme) ?? 'auto',
    sound: sound !== false,
    passes: passes !== false,
    motion: motion === 'less' ? 'less' : 'auto',
    follows: follows !== false,
    name: typeof name === 'string' ? name.slice(0, 40) : '',
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
    // What another tab changes holds here too; else this one would undo it with its next change.
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
      // A browser that keeps nothing: the choice holds until the page is closed.
    }
  }
}

export const settings = new Settings()
