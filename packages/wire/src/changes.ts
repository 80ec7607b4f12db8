/**
 * What changed between two JSON values, as JSON that is short where little changed. It knows nothing of what the values
 * mean, so every game's view can be sent this way.
 *
 * | change | what comes out |
 * | --- | --- |
 * | a number, text, true, false or null | this value |
 * | `[value]` | this value, of any kind |
 * | `{ "key": change, … }` | the object, with these fields changed or added; `[]` takes a field away |
 * | `[count, step, …]` | the list: so many entries as they were, then step by step |
 *
 * A step is a number (so many entries as they were; below zero, so many left out), a list (these entries are put in),
 * an object (the next entry, an object, changes like this), or null and then a change (the next entry changes like
 * this). Entries after the last step stay.
 */
import { attempt, type Json, type Result, refuse } from '@bastide/kernel'

type Fields = { readonly [key: string]: Json }
type List = readonly Json[]

const isList = (value: Json): value is List => Array.isArray(value)
const isFields = (value: Json): value is Fields => value !== null && typeof value === 'object' && !Array.isArray(value)
const sizeOf = (value: Json): number => JSON.stringify(value).length

/** How a list changed; undefined if it did not. */
interface KnownChange {
  readonly before: Json
  readonly change: Json | undefined
}
/**
 * By what they became. Values that have lists in common, the same objects, need not be compared twice. Clear it when
 * the next version comes: each list would keep the one before it in memory, back to the first.
 */
export type KnownChanges = Map<object, KnownChange>

/** A change that leads from one value to the other. Neither is changed, nor may be as long as `known` is used. */
export function changesBetween(before: Json, after: Json, known?: KnownChanges): Json {
  if (isFields(before) && isFields(after)) return shorter(fieldChanges(before, after, known), after)
  if (isList(before) && isList(after)) return shorter(listChanges(before, after), after)
  return replaced(after)
}

const replaced = (after: Json): Json => (after !== null && typeof after === 'object' ? [after] : after)

/** The changes, unless the value itself is shorter. They are mostly short, and then little of the value is counted. */
function shorter(changes: Json, after: Json): Json {
  const size = sizeOf(changes) - 2
  return size <= sizeUpTo(size, after) ? changes : [after]
}

/**
 * The length of a value's JSON, as far as it matters: once it is `most`, no more is counted. It may be a little longer,
 * since texts are counted without what has to be escaped in them.
 */
function sizeUpTo(most: number, value: Json): number {
  if (typeof value === 'string') return value.length + 2
  if (value === null || typeof value !== 'object') return String(value).length
  let size = 1
  if (isList(value))
    for (let i = 0; i < value.length && size < most; i++) size += sizeUpTo(most - size, value[i] as Json) + 1
  else
    for (const key of Object.keys(value)) {
      if (size >= most) break
      size += key.length + 3 + sizeUpTo(most - size, value[key] as Json) + 1
    }
  return Math.max(size, 2)
}

function fieldChanges(before: Fields, after: Fields, known?: KnownChanges): Fields {
  const changes: [string, Json][] = []
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) changes.push([key, []])
  for (const key of Object.keys(after)) {
    const value = after[key] as Json
    if (!Object.hasOwn(before, key)) changes.push([key, replaced(value)])
    else {
      const change = changeOf(before[key] as Json, value, known)
      if (change !== undefined) changes.push([key, change])
    }
  }
  // Not by assignment: a field may be called __proto__.
  return Object.fromEntries(changes)
}

/** The change of a field; undefined if it stays. Objects are compared while their changes are found, and not before. */
function changeOf(before: Json, after: Json, known?: KnownChanges): Json | undefined {
  if (isList(before) && isList(after)) return changeOfList(before, after, known)
  if (!isFields(before) || !isFields(after)) return isSame(before, after) ? undefined : replaced(after)
  const changes = fieldChanges(before, after, known)
  return Object.keys(changes).length === 0 ? undefined : shorter(changes, after)
}

function changeOfList(before: List, after: List, known?: KnownChanges): Json | undefined {
  const found = known?.get(after)
  if (found?.before === before) return found.change
  const change = isSame(before, after) ? undefined : changesBetween(before, after)
  known?.set(after, { before, change })
  return change
}

function isSame(one: Json, other: Json): boolean {
  if (one === other) return true
  if (isList(one))
    return isList(other) && one.length === other.length && one.every((entry, i) => isSame(entry, other[i] as Json))
  if (!isFields(one) || !isFields(other)) return false
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  return keys.every((key) => Object.hasOwn(other, key) && isSame(one[key] as Json, other[key] as Json))
}

/** Above this many pairs, entries that lie between equal ones are compared place by place. */
const MOST_PAIRS = 40_000

/** Equal entries stay, also if they have moved up or down; what lies between them is changed. */
function listChanges(before: List, after: List): Json {
  const shortest = Math.min(before.length, after.length)
  let first = 0
  while (first < shortest && isSame(before[first] as Json, after[first] as Json)) first++
  let same = 0
  while (same < shortest - first && isSame(before.at(-1 - same) as Json, after.at(-1 - same) as Json)) same++
  const steps = new Steps(first)
  const gone = before.slice(first, before.length - same)
  const come = after.slice(first, after.length - same)
  let [from, to] = [0, 0]
  for (const [one, other] of gone.length * come.length > MOST_PAIRS ? [] : equalPairs(gone, come)) {
    steps.replace(gone.slice(from, one), come.slice(to, other))
    steps.keep(1)
    ;[from, to] = [one + 1, other + 1]
  }
  steps.replace(gone.slice(from), come.slice(to))
  return steps.written()
}

/** The longest list of pairs of equal entries that is in order in both lists. */
function equalPairs(one: List, other: List): readonly (readonly [number, number])[] {
  const [texts, otherTexts] = [one, other].map((list) => list.map((entry) => JSON.stringify(entry))) as [
    string[],
    string[],
  ]
  const width = other.length + 1
  /** How many pairs there are from two entries on. */
  const most = new Uint16Array((one.length + 1) * width)
  const at = (i: number, j: number): number => most[i * width + j] as number
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      most[i * width + j] = texts[i] === otherTexts[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pairs: [number, number][] = []
  for (let [i, j] = [0, 0]; i < one.length && j < other.length; ) {
    if (texts[i] === otherTexts[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return pairs
}

/** Steps in the making. The first is always a number, so that no list of steps looks like `[value]`. */
class Steps {
  readonly #steps: Json[] = []
  #kept: number
  #gone = 0
  #come: Json[] = []

  constructor(kept: number) {
    this.#kept = kept
  }

  keep(count: number): void {
    this.#writeReplaced()
    this.#kept += count
  }

  /** In place of some entries come others: one by one where that is shorter. */
  replace(gone: List, come: List): void {
    const paired = Math.min(gone.length, come.length)
    for (let i = 0; i < paired; i++) this.#change(gone[i] as Json, come[i] as Json)
    this.#gone += gone.length - paired
    this.#come.push(...come.slice(paired))
  }

  /** At the end, what stays needs no step. */
  written(): Json {
    this.#writeReplaced()
    if (this.#steps.length === 0) return [0, 0]
    return this.#steps
  }

  #change(before: Json, after: Json): void {
    const change = changesBetween(before, after)
    if (isFields(change)) this.#step(change)
    else if (isList(change) && change.length > 1) this.#step(null, change)
    else {
      this.#gone++
      this.#come.push(after)
    }
  }

  #step(...step: List): void {
    this.#writeReplaced()
    this.#writeKept()
    this.#steps.push(...step)
  }

  #writeReplaced(): void {
    if (this.#gone === 0 && this.#come.length === 0) return
    this.#writeKept()
    if (this.#gone > 0) this.#steps.push(-this.#gone)
    if (this.#come.length > 0) this.#steps.push(this.#come)
    this.#gone = 0
    this.#come = []
  }

  #writeKept(): void {
    if (this.#kept > 0 || this.#steps.length === 0) this.#steps.push(this.#kept)
    this.#kept = 0
  }
}

/** Views are nested some ten deep. */
const DEEPEST = 200

/** What a value becomes by a change. The value stays as it was. Throws a refusal: call it inside `attempt`. */
export function changed(before: Json, change: Json, depth = 0): Json {
  if (depth > DEEPEST) return refuse('too-deep', 'changes are nested too deep')
  if (change === undefined) return refuse('not-a-change', 'a change is missing')
  if (isFields(change)) return changedFields(before, change, depth + 1)
  if (!isList(change)) return change
  if (change.length > 1) return changedList(before, change, depth + 1)
  return change.length === 1 ? (change[0] as Json) : refuse('not-a-change', 'only a field can be taken away')
}

function changedFields(before: Json, changes: Fields, depth: number): Json {
  if (!isFields(before)) return refuse('not-a-change', 'there is no object to change')
  const fields = new Map(Object.entries(before))
  for (const [key, change] of Object.entries(changes)) {
    if (isList(change) && change.length === 0) fields.delete(key)
    else if (fields.has(key)) fields.set(key, changed(fields.get(key) as Json, change, depth))
    else fields.set(key, added(change))
  }
  return Object.fromEntries(fields)
}

/** A field that was not there. */
function added(change: Json): Json {
  const isWhole = isList(change) ? change.length === 1 : !isFields(change)
  return isWhole ? changed(null, change) : refuse('not-a-change', 'there is no such field to change')
}

function changedList(before: Json, steps: List, depth: number): Json {
  if (!isList(before)) return refuse('not-a-change', 'there is no list to change')
  const after: Json[] = []
  let at = 0
  const next = (count: number): List => {
    if (!Number.isInteger(count) || at + count > before.length)
      refuse('not-a-change', `there are no ${count} entries from ${at} on`)
    at += count
    return before.slice(at - count, at)
  }
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] as Json
    if (typeof step === 'number') {
      const entries = next(Math.abs(step))
      if (step > 0) for (const entry of entries) after.push(entry)
    } else if (step === null) {
      i++
      after.push(changed(next(1)[0] as Json, steps[i] as Json, depth))
    } else if (isList(step)) for (const entry of step) after.push(entry)
    else if (isFields(step)) after.push(changed(next(1)[0] as Json, step, depth))
    else refuse('not-a-change', `${JSON.stringify(step)} is no step`)
  }
  return [...after, ...before.slice(at)]
}

/** The same for a change from a network. Whoever is refused one asks for the whole. Never throws. */
export const readChanged = (before: Json, change: unknown): Result<Json> =>
  attempt(() => changed(before, change as Json))
