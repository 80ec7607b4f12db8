/** Where lessons were left in this browser: the name of the step, as steps may be added before it. */
const KEY = 'bastide-lesson-places'

type Places = { readonly [lesson: string]: string }

const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`

function stored(): Places {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (value === null || typeof value !== 'object') return {}
    return Object.fromEntries(Object.entries(value).filter(([, step]) => typeof step === 'string'))
  } catch {
    return {}
  }
}

function keep(places: Places): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(places))
  } catch {
    // Storage is not available: a lesson begins at its beginning.
  }
}

export const lessonPlaces = {
  stepOf: (game: string, lesson: string): string | undefined => stored()[nameOf(game, lesson)],
  leave: (game: string, lesson: string, step: string): void => keep({ ...stored(), [nameOf(game, lesson)]: step }),
  forget(game: string, lesson: string): void {
    const { [nameOf(game, lesson)]: _, ...others } = stored()
    keep(others)
  },
}
