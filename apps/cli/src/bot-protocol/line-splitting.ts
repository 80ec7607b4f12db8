/** Cuts a stream of bytes into lines, none longer than allowed: whoever never ends a line must not fill the memory. */
export class LineSplitter {
  readonly #longest: number
  readonly #parts: Buffer[] = []
  #length = 0

  /** In bytes. */
  constructor(longest: number) {
    this.#longest = longest
  }

  /** The lines that a chunk completes, without their ends; null as soon as one is too long. */
  push(chunk: Buffer): readonly string[] | null {
    const lines: string[] = []
    let from = 0
    for (let end = chunk.indexOf(0x0a); end >= 0; end = chunk.indexOf(0x0a, from)) {
      if (!this.#keep(chunk.subarray(from, end))) return null
      lines.push(Buffer.concat(this.#parts).toString('utf8').replace(/\r$/, ''))
      this.#parts.length = 0
      this.#length = 0
      from = end + 1
    }
    return this.#keep(chunk.subarray(from)) ? lines : null
  }

  #keep(part: Buffer): boolean {
    this.#length += part.length
    if (this.#length > this.#longest) return false
    if (part.length > 0) this.#parts.push(part)
    return true
  }
}
