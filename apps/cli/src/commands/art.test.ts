import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CARDS } from '@bastide/card-game'
import { drawBack, drawCard, drawCardScene, drawChest } from '@bastide/card-game/pictures'
import { drawFace, drawLayout } from '@bastide/dice-game/pictures'
import { FACES } from '@bastide/dice-game/words'
import { DETAILS, drawTile, seedOf, TILES } from '@bastide/tile-game/pictures'
import { describe, expect, test } from 'vitest'
import { useScratch } from '../scratch.ts'
import { misused, told } from '../trying.ts'

const scratch = useScratch()

const RECORD = {
  format: 'bastide-record',
  version: 1,
  game: 'tile',
  setup: { edition: '2016', pile: { 'base/E': 1, 'base/U': 1 } },
  seats: [{ name: 'red' }, { name: 'blue' }],
  moves: [
    { draw: 'base/E' },
    { place: 'base/E', at: [0, -1], turn: 2 },
    { deploy: 'follower', on: 'field:NNW' },
    { draw: 'base/U' },
  ],
}

describe('bastide art', () => {
  test('prints a sheet of all tiles, each with its name', async () => {
    const { exit, text, err } = await told('art', '--detail', '0')
    expect([exit, err]).toEqual([0, []])
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*<\/svg>$/)
    for (const id of TILES.keys()) expect(text).toContain(`>${id}</text>`)
  })

  test('prints the tiles of one module alone, at the detail that is asked for', async () => {
    for (const detail of DETAILS) {
      const { text } = await told('art', '--module', 'base', '--detail', String(detail))
      expect(text.match(/<text /g)).toHaveLength([...TILES.keys()].filter((id) => id.startsWith('base/')).length)
      expect(text).toContain(drawTile('base/D', { rotation: 0, seed: seedOf('base/D', [0, 0]), detail }))
    }
  })

  test('draws the layout of a record, tile joined to tile, with what is completed and who stands there', async () => {
    const { exit, text } = await told('art', '--record', scratch.write(RECORD))
    expect(exit).toBe(0)
    expect(text).toContain('viewBox="0 0 100 200"')
    expect(text).toContain(
      drawTile('base/D', { rotation: 0, seed: seedOf('base/D', [0, 0]), detail: 1, complete: ['city:N'] }),
    )
    expect(text.match(/<g transform=/g)).toHaveLength(1)
  })

  test('writes into a file', async () => {
    const out = join(scratch.folder, 'tiles.svg')
    expect((await told('art', '--module', 'base', '--out', out)).out[0]).toMatch(/tiles\.svg: \d+ kB$/)
    expect(readFileSync(out, 'utf8')).toMatch(/^<svg [\s\S]*<\/svg>\n$/)
    expect(await told('art', '--out', join(scratch.folder, 'none', 'x.svg'))).toMatchObject({ exit: 1, out: [] })
  })

  test('says what is wrong with its arguments, and with a record', async () => {
    expect(await misused('art', '--detail', '3')).toBe("bastide art: --detail takes one of 0, 1, 2, not '3'")
    expect(await misused('art', '--module', 'no-such')).toContain("no tiles of a module 'no-such'; there are base")
    expect(await misused('art', '--module', 'base', '--record', 'x')).toBe(
      'bastide art: --module and --record cannot both be given',
    )
    expect(await misused('art', 'base')).toBe("bastide art: unexpected argument 'base'")
    expect(await misused('art', '--game', 'chess')).toContain("unknown game 'chess'")
    for (const game of ['dice', 'card'])
      expect(await misused('art', '--game', game, '--module', 'base')).toBe(
        'bastide art: --module is for the tile game',
      )
    expect((await told('art', '--game', 'dice', '--record', scratch.write(RECORD))).err).toEqual([
      'bastide art: this is a record of the tile game, not of the dice game',
    ])
    const broken = await told('art', '--record', scratch.write({ ...RECORD, moves: [{ draw: 'base/A' }] }))
    expect([broken.exit, broken.out, broken.err.length]).toEqual([1, [], 1])
  })

  test('has drawn the sheet in docs as the tiles look now', () => {
    const sheet = readFileSync(new URL('../../../../docs/art/tiles.svg', import.meta.url), 'utf8')
    for (const id of TILES.keys())
      expect(
        sheet.includes(drawTile(id, { rotation: 0, seed: seedOf(id, [0, 0]), detail: 1 })),
        `${id}: npx bastide art --out docs/art/tiles.svg`,
      ).toBe(true)
  })
})

/** A turn of 3 points, and one of none. */
const DICE = {
  format: 'bastide-record',
  version: 1,
  game: 'dice',
  setup: {},
  seats: [{ name: 'red & blue' }, { name: '<green>' }],
  moves: [
    { throw: { NE: 4, knight: 5 } },
    { place: 'NE', at: [0, 0], turn: 0 },
    { place: 'NE', at: [0, -1], turn: 1 },
    { place: 'NE', at: [1, 0], turn: 3 },
    { place: 'NE', at: [1, -1], turn: 2 },
    { stop: true },
    { throw: { NEW: 4, knight: 5 } },
    { place: 'NEW', at: [0, 0], turn: 0 },
    { stop: true },
  ],
}

describe('bastide art --game dice', () => {
  test('prints a sheet of all faces, symbols and towns', async () => {
    const { exit, text, err } = await told('art', '--game', 'dice')
    expect([exit, err]).toEqual([0, []])
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*<\/svg>$/)
    for (const face of FACES) expect(text).toContain(`${drawFace(face)}</g><text`)
    expect(text).toContain('>a city of six, a city of two</text>')
  })

  test('draws the dice of the last turn that scored, and whose they were', async () => {
    const { exit, text } = await told('art', '--record', scratch.write(DICE))
    expect(exit).toBe(0)
    expect(text).toContain('>red &amp; blue: 3</text>')
    const at = (x: number, y: number): readonly [number, number] => [x, y]
    const parts = [at(0, 0), at(0, -1), at(1, 0), at(1, -1)].map((where, i) => ({
      at: where,
      edges: ['NE', 'ES', 'NW', 'SW'][i] as string,
    }))
    const built = [
      { die: 'NE', at: at(0, -1), turn: 1 },
      { die: 'NE', at: at(1, -1), turn: 2 },
      { die: 'NE', at: at(0, 0), turn: 0 },
      { die: 'NE', at: at(1, 0), turn: 3 },
    ]
    expect(text).toContain(drawLayout({ built, cities: [{ parts, complete: true }] }))
  })

  test('says so where nobody has scored', async () => {
    const { exit, err } = await told('art', '--record', scratch.write({ ...DICE, moves: DICE.moves.slice(0, 4) }))
    expect([exit, err]).toEqual([1, ['bastide art: nobody has scored in this game yet']])
  })

  test('has drawn the sheet in docs as the dice look now', async () => {
    const sheet = readFileSync(new URL('../../../../docs/art/dice.svg', import.meta.url), 'utf8')
    const { text } = await told('art', '--game', 'dice')
    expect(sheet.trimEnd() === text, 'npx bastide art --game dice --out docs/art/dice.svg').toBe(true)
  })
})

describe('bastide art --game card', () => {
  test('prints a sheet of the card game, each card with its name', async () => {
    const { exit, text, err } = await told('art', '--game', 'card')
    expect([exit, err]).toEqual([0, []])
    for (const card of CARDS) {
      expect(text).toContain(`>${card}</text>`)
      expect(text).toContain(drawCard(card))
    }
    for (const picture of [drawBack(), drawChest(), drawChest(true), drawCardScene()]) expect(text).toContain(picture)
  })

  test('has drawn the sheet of cards in docs as they look now', async () => {
    const sheet = readFileSync(new URL('../../../../docs/art/cards.svg', import.meta.url), 'utf8')
    const { text } = await told('art', '--game', 'card')
    expect(sheet.trimEnd() === text, 'npx bastide art --game card --out docs/art/cards.svg').toBe(true)
  })

  test('draws no record yet, and says so', async () => {
    const record = { ...DICE, game: 'card', moves: [] }
    const { exit, err } = await told('art', '--record', scratch.write(record))
    expect([exit, err]).toEqual([1, ['bastide art: this is a record of the card game, which is not drawn yet']])
  })
})
