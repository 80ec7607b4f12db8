/**
 * Packs a whole game into a link: whatever cannot be derived from the moves, as JSON, deflated, in base64url. The first
 * character is the version of the record. A link is untrusted: it is read in small chunks, and no further than the
 * longest possible game.
 */

import type { GameRecord, Result } from '@bastide/kernel'
import { RECORD_FORMAT, RECORD_VERSIONS, refusal } from '@bastide/wire'

/** Versions that a later program may write. */
const LATER = /^[3-9]/
export const LONGEST_LINK = 200_000
const MOST_BYTES = 4_000_000
/** No record is nested this deep; anything deeper would break recursive readers. */
const MOST_DEPTH = 50
/** Deflated bytes passed on at a time. They can expand a thousandfold, which must not fill the memory. */
const CHUNK = 512

/** The contents of a link. The rest of a record follows from it. */
export type Packable = Pick<GameRecord, 'version' | 'game' | 'setup' | 'seats' | 'moves' | 'left'>

export async function pack({ version, game, setup, seats, moves, left }: Packable): Promise<string> {
  // Some seats are just a name, and usually nobody leaves.
  const sitting = seats.map(({ name, bot, colour }) => {
    if (colour !== undefined) return [name, bot ?? null, colour]
    return bot === undefined ? name : [name, bot]
  })
  const text = JSON.stringify([game, setup, sitting, moves, ...(left === undefined ? [] : [left])])
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return version + toBase64Url(new Uint8Array(await new Response(deflated).arrayBuffer()))
}

/** The record in a link, still to be validated as a record, or why the link cannot be read. */
export async function unpack(packed: unknown): Promise<Result<unknown>> {
  if (typeof packed !== 'string' || packed === '') return damaged('nothing is in it')
  if (packed.length > LONGEST_LINK) return tooLong(`${packed.length} characters, at most ${LONGEST_LINK} are read`)
  if (LATER.test(packed))
    return refusal('link-too-new', 'it was made by a later version of this program', { where: 'link' })
  const version = RECORD_VERSIONS.find((one) => packed.startsWith(String(one)))
  if (version === undefined) return damaged('it does not begin as a link does')
  const deflated = fromBase64Url(packed.slice(1))
  if (deflated === null) return damaged('it holds characters that no link holds')
  const text = await inflate(deflated)
  return text.ok ? recordIn(text.value, version) : text
}

const damaged = (reason: string) => refusal('link-damaged', reason, { where: 'link' })
const tooLong = (reason: string) => refusal('link-too-long', reason, { where: 'link' })

function toBase64Url(bytes: Uint8Array): string {
  // In chunks: the number of arguments of a function is limited.
  const pieces: string[] = []
  for (let from = 0; from < bytes.length; from += CHUNK)
    pieces.push(String.fromCharCode(...bytes.subarray(from, from + CHUNK)))
  return btoa(pieces.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return null
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
}

/** Delivers the bytes in chunks, each when the previous one has been read. */
function chunksOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<BufferSource> {
  let from = 0
  return new ReadableStream({
    pull(controller) {
      if (from >= bytes.length) controller.close()
      else controller.enqueue(bytes.subarray(from, from + CHUNK))
      from += CHUNK
    },
  })
}

async function inflate(deflated: Uint8Array<ArrayBuffer>): Promise<Result<string>> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = chunksOf(deflated).pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  let text = ''
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return { ok: true, value: text + decoder.decode() }
      bytes += value.length
      if (bytes > MOST_BYTES) {
        await reader.cancel().catch(() => {})
        return tooLong(`it becomes more than ${MOST_BYTES} bytes`)
      }
      text += decoder.decode(value, { stream: true })
    }
  } catch {
    return damaged('it cannot be inflated')
  }
}

function recordIn(text: string, version: number): Result<unknown> {
  if (depthOf(text) > MOST_DEPTH) return damaged('it is nested deeper than any game')
  let held: unknown
  try {
    held = JSON.parse(text)
  } catch {
    return damaged('it holds no JSON')
  }
  if (!Array.isArray(held) || held.length < 4 || held.length > 5 || !Array.isArray(held[2]))
    return damaged('it holds no game')
  const [game, setup, sitting, moves, ...left] = held as [
    unknown,
    unknown,
    readonly unknown[],
    unknown,
    ...(readonly unknown[]),
  ]
  const seats = sitting.map(seatIn)
  const rest = left.length === 0 ? {} : { left: left[0] }
  return { ok: true, value: { format: RECORD_FORMAT, version, game, setup, seats, moves, ...rest } }
}

/**
 * A seat is a name, or a list of a name, a bot or null, and perhaps a colour. The record's reader refuses anything
 * else.
 */
function seatIn(seat: unknown): { readonly [field: string]: unknown } {
  if (!Array.isArray(seat) || seat.length < 2 || seat.length > 3) return { name: seat }
  const [name, bot, ...colour] = seat as readonly unknown[]
  return { name, ...(bot === null ? {} : { bot }), ...(colour.length === 0 ? {} : { colour: colour[0] }) }
}

const OPENING = '[{'
const CLOSING = ']}'

/** The nesting depth of a JSON text, found without recursion. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isQuoted = false
  for (let i = 0; i < text.length; i++) {
    const character = text[i] as string
    if (isQuoted && character === '\\') i++
    else if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted && OPENING.includes(character)) deepest = Math.max(deepest, ++depth)
    else if (!isQuoted && CLOSING.includes(character)) depth--
  }
  return deepest
}
