/** A list of names that this browser remembers, or the page until it is closed if nothing can be saved. */
const MOST = 200

export class KeptNames {
  readonly #key: string
  #names = $state.raw<readonly string[]>([])

  constructor(key: string) {
    this.#key = key
    this.#names = this.#stored()
  }

  has(name: string): boolean {
    return this.#names.includes(name)
  }

  add(name: string): void {
    // Another tab may have added others.
    this.#keep([...new Set([...this.#stored(), ...this.#names, name])])
  }

  clear(): void {
    this.#keep([])
  }

  #keep(names: readonly string[]): void {
    this.#names = names
    try {
      localStorage.setItem(this.#key, JSON.stringify(names))
    } catch {
      // Storage is not available.
    }
  }

  #stored(): readonly string[] {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(this.#key) ?? '[]')
      return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string').slice(0, MOST) : []
    } catch {
      return []
    }
  }
}
