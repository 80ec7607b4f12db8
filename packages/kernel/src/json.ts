export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** JSON with sorted keys and no white space: equal facts always give equal bytes. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const object = value as { readonly [key: string]: Json }
    const fields = Object.keys(object)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonical(object[key] as Json)}`)
    return `{${fields.join(',')}}`
  }
  return JSON.stringify(value)
}
