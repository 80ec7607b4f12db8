/**
 * Shapes of messages. One description both reads an untrusted value and is told to others, as JSON Schema: a document
 * that is made from the readers cannot say something else than they do. `read` is called inside `attempt`.
 */
import {
  type Json,
  readFields,
  readInteger,
  readJson,
  readList,
  readObject,
  readOneOf,
  readText,
  refuse,
  shown,
} from '@bastide/kernel'

export interface Shape<T> {
  read(value: unknown, where: string): T
  /** As JSON Schema, draft 2020-12. */
  readonly schema: { readonly [key: string]: Json }
}
/** What a shape reads. */
export type Read<S> = S extends Shape<infer T> ? T : never

export const text = (longest: number): Shape<string> => ({
  read: (value, where) => readText(value, where, longest),
  schema: { type: 'string', maxLength: longest },
})

/** A text of a certain form, said in words. */
export const formed = (form: RegExp, words: string, longest: number): Shape<string> => ({
  read(value, where) {
    const read = readText(value, where, longest)
    return form.test(read) ? read : refuse('not-allowed', `expected ${words}, found ${shown(read)}`, { where })
  },
  schema: { type: 'string', maxLength: longest, pattern: form.source, description: words },
})

export const whole = (least: number, most: number): Shape<number> => ({
  read: (value, where) => readInteger(value, where, least, most),
  schema: { type: 'integer', minimum: least, maximum: most },
})

export const yesNo: Shape<boolean> = {
  read: (value, where) =>
    typeof value === 'boolean'
      ? value
      : refuse('not-allowed', `expected true or false, found ${shown(value)}`, { where }),
  schema: { type: 'boolean' },
}

export const oneOf = <T extends string>(allowed: readonly T[]): Shape<T> => ({
  read: (value, where) => readOneOf(value, where, allowed),
  schema: { enum: [...allowed] },
})

/** Any JSON up to a size, for what is judged by somebody who knows what it means. */
export const anyJson = (largest: number, description: string): Shape<Json> => ({
  read: (value, where) => readJson(value, where, largest),
  schema: { description },
})

/** Left as it is, for a reader of its own that comes later. */
export const unread = (description: string): Shape<unknown> => ({ read: (value) => value, schema: { description } })

export const orNull = <T>(shape: Shape<T>): Shape<T | null> => ({
  read: (value, where) => (value === null ? null : shape.read(value, where)),
  schema: { anyOf: [shape.schema, { type: 'null' }] },
})

export const listOf = <T>(shape: Shape<T>, least: number, most: number): Shape<readonly T[]> => ({
  read(value, where) {
    const list = readList(value, where, most)
    if (list.length < least) refuse('too-short', `${list.length} entries, at least ${least} are needed`, { where })
    return list.map((entry, i) => shape.read(entry, `${where}[${i}]`))
  },
  schema: { type: 'array', items: shape.schema, minItems: least, maxItems: most },
})

type Fields = { readonly [key: string]: Shape<unknown> }
type ReadFields<F extends Fields> = { readonly [K in keyof F]: Read<F[K]> }

/** Exactly these fields; the second ones may be missing. */
export function fields<F extends Fields, O extends Fields = Record<never, never>>(
  required: F,
  optional: O = {} as O,
): Shape<ReadFields<F> & Partial<ReadFields<O>>> {
  const all = { ...required, ...optional }
  return {
    read(value, where) {
      const found = readFields(value, where, Object.keys(required), Object.keys(optional))
      const inside = (name: string): string => (where === REQUEST ? name : `${where}.${name}`)
      const read = Object.entries(all).flatMap(([name, shape]) =>
        Object.hasOwn(required, name) || found[name] !== undefined
          ? [[name, shape.read(found[name], inside(name))] as const]
          : [],
      )
      return Object.fromEntries(read) as ReadFields<F> & Partial<ReadFields<O>>
    },
    schema: {
      type: 'object',
      properties: Object.fromEntries(Object.entries(all).map(([name, { schema }]) => [name, schema])),
      required: Object.keys(required),
      additionalProperties: false,
    },
  }
}

/** What a refusal calls a request as a whole. The fields of one are named without it. */
export const REQUEST = 'request'

/** One of several, told apart by a field that names it. */
export function kinds<K extends string, V extends { readonly [kind: string]: Fields }>(
  tag: K,
  variants: V,
): Shape<{ [N in keyof V & string]: { readonly [T in K]: N } & ReadFields<V[N]> }[keyof V & string]> {
  const names = Object.keys(variants)
  const shapes = new Map(
    Object.entries(variants).map(([name, variant]) => [name, fields({ [tag]: oneOf([name]), ...variant })]),
  )
  return {
    read(value, where) {
      const name = readOneOf(readObject(value, where)[tag], `${where}.${tag}`, names)
      return shapes.get(name)?.read(value, where) as never
    },
    schema: { oneOf: [...shapes.values()].map(({ schema }) => schema) },
  }
}
