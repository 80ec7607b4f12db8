/** The lessons that were done in this browser, as `<game>/<lesson>`. */
const KEY = 'bastide-lessons'
const MOST = 100

function stored(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

class LessonsDone {
  #done = $state.raw<readonly string[]>(stored())

  has(game: string, lesson: string): boolean {
    return this.#done.includes(`${game}/${lesson}`)
  }

  add(game: string, lesson: string): void {
    // Another tab may have added others.
    this.#done = [...new Set([...stored(), ...this.#done, `${game}/${lesson}`])]
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#done))
    } catch {
      // Storage is not available: it is remembered until the page is closed.
    }
  }
}

export const lessonsDone = new LessonsDone()
