import type { Json } from './json.ts'
import { shown } from './reading.ts'
import { refuse } from './result.ts'

const DEEPEST = 12

/**
 * Copies an untrusted value if it is JSON and not too large. Every value counts 1, and so does every character of texts
 * and keys. It copies because what is stored must not change when the original does. Only inside `attempt`.
 */
export function readJson(value: unknown, where: string, largest: number): Json {
  let size = 0
  const grow = (by: number): void => {
    size += by
    if (size > largest) refuse('too-large', 'more than can be kept', { where })
  }
  const copy = (one: unknown, depth: number): Json => {
    grow(1)
    if (depth > DEEPEST) refuse('too-deep', `nested more than ${DEEPEST} deep`, { where })
    if (one === null || typeof one === 'boolean') return one
    // JSON has no -0: a store would give back another number.
    if (typeof one === 'number' && Number.isFinite(one)) return one + 0
    if (typeof one === 'string') {
      grow(one.length)
      return one
    }
    if (Array.isArray(one)) {
      grow(one.length)
      return Array.from(one, (entry) => copy(entry, depth + 1))
    }
    if (typeof one !== 'object') return refuse('not-json', `${shown(one)} is not JSON`, { where })
    // Plain assignment would give a key called __proto__ a special meaning.
    return Object.fromEntries(
      Object.entries(one).map(([key, field]) => {
        grow(key.length)
        return [key, copy(field, depth + 1)]
      }),
    )
  }
  return copy(value, 0)
}
