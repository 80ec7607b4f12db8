/**
 * Arbitrary untrusted input: JSON of any shape that favours meaningful words, and valid documents with a few faults
 * planted.
 */
import fc from 'fast-check'
import type { Json } from '../src/index.ts'

export interface Edit {
  readonly at: number
  readonly other: number
  readonly how: number
  readonly stray: Json
}

export interface UntrustedInput {
  readonly words: fc.Arbitrary<string>
  readonly numbers: fc.Arbitrary<number>
  readonly anything: fc.Arbitrary<Json>
  readonly edits: fc.Arbitrary<readonly Edit[]>
}

const EVERYWHERE = [
  'setup',
  'seats',
  'moves',
  'left',
  'result',
  'digest',
  'format',
  'name',
  'bot',
  'score',
  'options',
  'starts',
  'random',
  'at',
  'turn',
  'by',
]
const TRICKS = ['__proto__', 'constructor', 'toString', 'length', '', '\u001b[2J\n']
const ODD_NUMBERS = [-0, 0.5, 65_536, 1_000_001, 2 ** 31, 2 ** 53, 1e21, -1e300]

/** Input that uses a game's own words, and the numbers at which its behaviour changes. */
export function untrustedInput(ownWords: readonly string[], ownNumbers: readonly number[]): UntrustedInput {
  const words = fc.constantFrom(...ownWords, ...EVERYWHERE, ...TRICKS)
  const numbers = fc.oneof(fc.integer({ min: -3, max: 12 }), fc.constantFrom(...ownNumbers, ...ODD_NUMBERS))
  const single = fc.oneof(
    words,
    numbers,
    fc.constantFrom<Json>(null, true, false),
    fc.string({ unit: 'binary', maxLength: 12 }),
  )
  const anything: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => {
    // Not `fc.dictionary`: it does not treat `__proto__` as an ordinary key, and JSON does.
    const fields = fc.array(fc.tuple(fc.oneof(words, fc.string({ maxLength: 4 })), tie('value')), { maxLength: 5 })
    return {
      value: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        { weight: 3, arbitrary: single },
        { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 6 }) },
        { weight: 2, arbitrary: fields.map((entries) => Object.fromEntries(entries)) },
      ),
    }
  }).value
  const edits = fc.array(fc.record({ at: fc.nat(), other: fc.nat(), how: fc.nat(5), stray: anything }), {
    minLength: 1,
    maxLength: 3,
  })
  return { words, numbers, anything, edits }
}

type Holder = { [key: string]: Json }

/** Every value in a document: the object or array that holds it, and its key. */
function placesIn(value: Json, found: (readonly [Holder, string])[] = []): (readonly [Holder, string])[] {
  if (value === null || typeof value !== 'object') return found
  for (const key of Object.keys(value)) {
    found.push([value as Holder, key])
    placesIn((value as Holder)[key] as Json, found)
  }
  return found
}

function otherType(value: Json): Json {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return Number(value) || 0
  if (Array.isArray(value)) return { ...value }
  return value === null ? 0 : [value]
}

/** Adds an entry or a field. `__proto__` is an ordinary field in JSON. */
function addTo(holder: Holder, key: string, value: Json): void {
  if (Array.isArray(holder)) holder.push(value)
  else Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
}

/** A valid document with a few faults: something removed, added, swapped or given another type. */
export function corrupted(good: unknown, list: readonly Edit[]): Json {
  const root: Holder = { document: JSON.parse(JSON.stringify(good)) as Json }
  for (const { at, other, how, stray } of list) {
    const places = placesIn(root)
    if (places.length === 0) break
    const [holder, key] = places[at % places.length] as readonly [Holder, string]
    const [otherHolder, otherKey] = places[other % places.length] as readonly [Holder, string]
    const copy = JSON.parse(JSON.stringify(otherHolder[otherKey])) as Json
    if (how === 0) Reflect.deleteProperty(holder, key)
    else if (how === 1) holder[key] = stray
    else if (how === 2) holder[key] = otherType(holder[key] as Json)
    else if (how === 3) holder[key] = copy
    else if (how === 4) addTo(holder, typeof stray === 'string' ? stray : 'more', copy)
    else [holder[key], otherHolder[otherKey]] = [copy, JSON.parse(JSON.stringify(holder[key])) as Json]
  }
  return root.document ?? null
}
