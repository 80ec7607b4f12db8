/**
 * SHA-256 (FIPS 180-4), synchronous and without imports. Digests are taken in browsers, workers and servers, and the
 * platform's own is asynchronous in some and missing in others. Tests compare it with the platform's.
 */
const ROUND_CONSTANTS = fractionalBits(64, 1 / 3)
const INITIAL_HASH = fractionalBits(8, 1 / 2)

/** The first 32 bits of the fractional part of a root of the first primes: how the standard derives its constants. */
function fractionalBits(count: number, exponent: number): Int32Array {
  const bits = new Int32Array(count)
  let found = 0
  for (let candidate = 2; found < count; candidate++) {
    let prime = true
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) prime = false
    if (!prime) continue
    const root = candidate ** exponent
    bits[found++] = ((root - Math.floor(root)) * 0x1_0000_0000) | 0
  }
  return bits
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / 64)
  const buffer = new Uint8Array(blocks * 64)
  buffer.set(bytes)
  buffer[bytes.length] = 0x80
  const view = new DataView(buffer.buffer)
  view.setUint32(buffer.length - 8, Math.floor(bytes.length / 0x2000_0000))
  view.setUint32(buffer.length - 4, bytes.length << 3)
  return view
}

function mixBlock(hash: Int32Array, schedule: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const upper = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const lower = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const first = (h + upper + choice + (ROUND_CONSTANTS[i] as number) + (schedule[i] as number)) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + lower + majority) | 0
  }
  const mixed = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) hash[i] = ((hash[i] as number) + (mixed[i] as number)) | 0
}

export function sha256(text: string): string {
  const data = padded(utf8(text))
  const hash = INITIAL_HASH.slice()
  const schedule = new Int32Array(64)
  for (let block = 0; block < data.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) schedule[i] = data.getInt32(block + 4 * i)
    for (let i = 16; i < 64; i++) {
      const early = schedule[i - 15] as number
      const late = schedule[i - 2] as number
      const smallEarly = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
      const smallLate = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
      schedule[i] = (smallEarly + smallLate + (schedule[i - 16] as number) + (schedule[i - 7] as number)) | 0
    }
    mixBlock(hash, schedule)
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/**
 * Hand-written because `TextEncoder` belongs to the platform, which the packages do not use. A lone surrogate becomes
 * U+FFFD.
 */
function utf8(text: string): Uint8Array {
  const bytes: number[] = []
  for (const letter of text) {
    const point = letter.codePointAt(0) as number
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
  }
  return Uint8Array.from(bytes)
}
