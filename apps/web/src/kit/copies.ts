/** Which games of this browser are copies of a server's game. They look alike, and must not be confused. */
const KEY = 'bastide-copies'
const MOST = 200

type Copies = readonly (readonly [copy: string, original: string])[]

const isCopy = (value: unknown): value is Copies[number] =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string')

function copies(): Copies {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isCopy) : []
  } catch {
    return []
  }
}

export function rememberCopy(table: string, original: string): void {
  const others = copies().filter(([copy]) => copy !== table)
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, original]].slice(-MOST)))
  } catch {
    // Storage is not available: then the copy itself is not kept either.
  }
}

/** The server's table that this one was copied from; null if it is no copy. */
export const originalOf = (table: string): string | null => copies().find(([copy]) => copy === table)?.[1] ?? null
