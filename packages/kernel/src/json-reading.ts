import type { Json } from './json.ts'
import { shown } from './reading.ts'
import { refuse } from './result.ts'

const DEEPEST = 12

/**
 * A copy of an untrusted value that is JSON and not too large: each value counts 1, and each letter of texts and keys.
 * A copy, as what is kept must not change when the original does. Only inside `attempt`.
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
    // JSON knows no -0, which would come back from a store as another number.
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
    // Not by assignment, which a key called __proto__ would turn into something else.
    return Object.fromEntries(
      Object.entries(one).map(([key, field]) => {
        grow(key.length)
        return [key, copy(field, depth + 1)]
      }),
    )
  }
  return copy(value, 0)
}
