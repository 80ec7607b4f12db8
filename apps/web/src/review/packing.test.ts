import { GAMES } from '@bastide/catalog'
import { digest, type GameRecord, parseRecord, RECORD_VERSIONS, readRecord, replay, rulesOf } from '@bastide/kernel'
import {
  array,
  assert,
  asyncProperty,
  base64String,
  constantFrom,
  integer,
  jsonValue,
  record,
  string,
  uint8Array,
} from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { STORED } from '../offline/stored-records.ts'
import { LONGEST_LINK, type Packable, pack, unpack } from './packing.ts'

const base64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const linkOf = async (...parts: readonly BlobPart[]): Promise<string> => {
  const deflated = new Blob([...parts]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return `1${base64Url(new Uint8Array(await new Response(deflated).arrayBuffer()))}`
}
const codeOf = async (packed: unknown): Promise<string> => {
  const result = await unpack(packed)
  return result.ok ? 'ok' : result.code
}

/** Tests run on Node; the types here are a browser's. */
declare const process: { readonly env: { readonly BASTIDE_QUICK?: string } }
/** How much arbitrary input each property is tried on. */
const RUNS = process.env.BASTIDE_QUICK ? 30 : 300

const kept = STORED.map(([, text]) => text)

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Counts the bytes inflated from here on. */
function countInflated(): { bytes: number } {
  const inflated = { bytes: 0 }
  const Real = DecompressionStream
  const counting = () =>
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        inflated.bytes += chunk.length
        controller.enqueue(chunk)
      },
    })
  vi.stubGlobal(
    'DecompressionStream',
    class {
      readonly #real = new Real('deflate-raw')
      readonly writable = this.#real.writable
      readonly readable = this.#real.readable.pipeThrough(counting())
    },
  )
  return inflated
}

describe('a packed game', () => {
  test('unpacks to the same game', async () => {
    const games = record(
      {
        version: constantFrom(...RECORD_VERSIONS),
        game: string(),
        setup: jsonValue({ maxDepth: 4 }),
        seats: array(
          record({ name: string({ unit: 'binary' }), bot: string(), colour: string() }, { requiredKeys: ['name'] }),
        ),
        moves: array(jsonValue({ maxDepth: 3 })),
        left: jsonValue({ maxDepth: 3 }),
      },
      { requiredKeys: ['version', 'game', 'setup', 'seats', 'moves'] },
    )
    await assert(
      asyncProperty(games, async (game) => {
        const asWritten = JSON.parse(JSON.stringify(game))
        expect(await unpack(await pack(game as unknown as Packable))).toEqual({
          ok: true,
          value: { format: 'bastide-record', ...asWritten },
        })
      }),
      { numRuns: RUNS },
    )
  })

  test('replays to the digest of the original, and is short', async () => {
    expect(kept.length).toBeGreaterThan(0)
    for (const text of kept) {
      const parsed = parseRecord(text)
      if (!parsed.ok) throw new Error(parsed.reason)
      const packed = await pack(parsed.value)
      expect(packed.length).toBeLessThan(text.length / 2)
      expect(packed).toMatch(parsed.value.version === 1 ? /^1[\w-]+$/ : /^2[\w-]+$/)
      const unpacked = await unpack(packed)
      const read = unpacked.ok ? readRecord(unpacked.value) : unpacked
      if (!read.ok) throw new Error(read.reason)
      const rules = rulesOf(GAMES, read.value as GameRecord)
      if (!rules.ok) throw new Error(rules.reason)
      expect(digest(rules.value, replay(rules.value, read.value.moves).position)).toBe(parsed.value.digest)
    }
  })
})

describe('a link from before records named every option', () => {
  test('is a record of version 1', async () => {
    const link = await linkOf(JSON.stringify(['tile', { edition: '2016' }, ['red', ['blue', 'journeyman']], []]))
    expect(await unpack(link)).toMatchObject({
      value: { version: 1, setup: { edition: '2016' }, seats: [{ name: 'red' }, { name: 'blue', bot: 'journeyman' }] },
    })
  })
})

describe('an untrusted link', () => {
  test.each([undefined, null, 7, {}, '', '1', 'x', '1!!!!', '1AAAAA', '1%20', '0abc', '-', '1/../..', '1 '])(
    'that is malformed is refused: %s',
    async (given) => {
      expect(await codeOf(given)).toBe('link-damaged')
    },
  )

  test('of a later version is reported as such', async () => {
    expect(await codeOf('3abc')).toBe('link-too-new')
    expect(await codeOf('9')).toBe('link-too-new')
  })

  test('that is too long is not read', async () => {
    expect(await codeOf(`1${'A'.repeat(LONGEST_LINK)}`)).toBe('link-too-long')
  })

  test('that would fill the memory is read no further than the longest game', async () => {
    const bomb = await linkOf(...Array.from({ length: 100 }, () => ' '.repeat(1_000_000)))
    expect(bomb.length).toBeLessThan(LONGEST_LINK)
    const inflated = countInflated()
    expect(await codeOf(bomb)).toBe('link-too-long')
    expect(inflated.bytes).toBeGreaterThan(3_000_000)
    expect(inflated.bytes).toBeLessThan(6_000_000)
  })

  test('is refused if truncated at any length', async () => {
    const whole = await linkOf(JSON.stringify(['tile', { edition: '2016' }, ['red', 'blue'], [{ draw: 'base/D' }]]))
    expect(await codeOf(whole)).toBe('ok')
    for (let length = 0; length < whole.length; length++)
      expect(await codeOf(whole.slice(0, length))).toBe('link-damaged')
  })

  test.each([
    '',
    '{}',
    '[]',
    '[1,2,3]',
    '["tile",{},"red",[]]',
    '["tile",{},["red"],[]',
    '[1,2,[3],4,5,6]',
    '\u0000',
    '"[[["',
  ])('without a game is refused: %s', async (text) => {
    expect(await codeOf(await linkOf(text))).toBe('link-damaged')
  })

  test('with endless nesting is refused before any recursion', async () => {
    const deep = '['.repeat(1_000_000) + ']'.repeat(1_000_000)
    expect(await codeOf(await linkOf(`["tile",${deep},["red"],[]]`))).toBe('link-damaged')
    expect(await codeOf(await linkOf(`["tile",{"text":"\\"${'['.repeat(100)}"},["red"],[]]`))).toBe('ok')
    expect(await codeOf(await linkOf(`["tile",{"text":"${'x'.repeat(3_900_000)}"},["red"],[]]`))).toBe('ok')
  })

  test('that is not UTF-8 is refused', async () => {
    expect(await codeOf(await linkOf(Uint8Array.of(0x5b, 0xff, 0xfe, 0x5d)))).toBe('link-damaged')
  })

  test('never throws on any input', async () => {
    const answers = async (text: string): Promise<void> => {
      expect(typeof (await unpack(text)).ok).toBe('boolean')
    }
    await assert(asyncProperty(string({ unit: 'binary' }), answers), { numRuns: RUNS })
    await assert(
      asyncProperty(base64String(), (text) => answers(`1${text.replace(/=/g, '')}`)),
      { numRuns: RUNS },
    )
    await assert(
      asyncProperty(uint8Array({ maxLength: 300 }), async (bytes) => answers(await linkOf(bytes))),
      { numRuns: RUNS },
    )
  })

  test('with one character changed is read or refused, and never throws', async () => {
    const whole = await pack(JSON.parse(kept[0] as string) as GameRecord)
    const changed = asyncProperty(
      integer({ min: 0, max: whole.length - 1 }),
      integer({ min: 33, max: 126 }),
      async (at, code) => {
        const text = whole.slice(0, at) + String.fromCharCode(code) + whole.slice(at + 1)
        expect(typeof (await unpack(text)).ok).toBe('boolean')
      },
    )
    await assert(changed, { numRuns: RUNS })
  })
})
