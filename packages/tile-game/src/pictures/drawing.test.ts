import { describe, expect, test } from 'vitest'
import { faultIn } from '../../../drawing/reading-back/markup.ts'
import { rotating } from '../../../kernel/sampling/rotating.ts'
import { DETAILS, drawTile, seedOf, spotShapes, TILES, tileSvg } from '../pictures.ts'

const ids = [...TILES.keys()]
const ROTATIONS = [0, 1, 2, 3]
const QUICK = process.env.BASTIDE_QUICK !== undefined
/** What a quick run draws again and again. */
const some = QUICK ? rotating(ids, Math.ceil(ids.length / 3)) : ids

/**
 * The size in characters of the longest picture, and of all on average. The average also holds where an expansion with
 * plain tiles is removed.
 */
const LIMITS = [
  { most: 4200, mean: 2100 },
  { most: 13_600, mean: 7900 },
  { most: 21_500, mean: 14_000 },
] as const

describe('the picture of a tile', () => {
  test('is well formed at every detail and in every rotation, with no links', () => {
    for (const id of some)
      for (const rotation of rotating(ROTATIONS))
        for (const detail of QUICK ? rotating(DETAILS) : DETAILS) {
          const names = spotShapes(id, rotation).flatMap((spot) => spot.names)
          for (const complete of [[], names]) {
            const picture = drawTile(id, { rotation, seed: seedOf(id, [rotation, 3]), detail, complete })
            expect(faultIn(picture), `${id} turned ${rotation}, detail ${detail}`).toBeNull()
            expect(picture).not.toMatch(/NaN|undefined|Infinity|null| id=|href|url\(|<style|<script|<image|<foreign/)
          }
        }
  })

  test('is the same whenever it is drawn', () => {
    for (const id of some)
      for (const detail of QUICK ? rotating(DETAILS) : DETAILS)
        expect(drawTile(id, { rotation: 1, seed: 77, detail })).toBe(drawTile(id, { rotation: 1, seed: 77, detail }))
  })

  test('is another one for another seed, wherever there is a field', () => {
    for (const id of ids.filter((one) =>
      TILES.get(one)?.segments.some(({ kind, halves }) => kind === 'field' && halves.length > 3),
    ))
      expect(drawTile(id, { rotation: 0, seed: 1, detail: 2 }), id).not.toBe(
        drawTile(id, { rotation: 0, seed: 2, detail: 2 }),
      )
  })

  test('differs between rotations, if the tile does', () => {
    for (const id of ids) {
      const edges = TILES.get(id)?.edges as string
      if (new Set(edges).size < 2) continue
      const [one, other] = [0, 1].map((rotation) => drawTile(id, { rotation, seed: 5, detail: 0 }))
      expect(one, id).not.toBe(other)
    }
  })

  test('takes no more letters than its detail allows', () => {
    for (const detail of DETAILS) {
      const lengths = ids.flatMap((id) =>
        (QUICK ? rotating(ROTATIONS) : ROTATIONS).map(
          (rotation) => drawTile(id, { rotation, seed: seedOf(id, [rotation, 1]), detail }).length,
        ),
      )
      expect(Math.max(...lengths), `the longest at detail ${detail}`).toBeLessThan(LIMITS[detail].most)
      expect(
        lengths.reduce((sum, length) => sum + length, 0) / lengths.length,
        `the mean at detail ${detail}`,
      ).toBeLessThan(LIMITS[detail].mean)
    }
  })

  test('shows what is completed: cities, roads and monasteries', () => {
    for (const id of some)
      for (const detail of QUICK ? rotating(DETAILS) : DETAILS)
        for (const { kind, names } of spotShapes(id, 0)) {
          if (!['city', 'road', 'monastery'].includes(kind)) continue
          // A city that fills its tile has no walls, and therefore no flags.
          if (names.length === 4 && kind === 'city') continue
          const plain = drawTile(id, { rotation: 0, seed: 9, detail })
          for (const name of names)
            expect(drawTile(id, { rotation: 0, seed: 9, detail, complete: [name] }), `${id} ${name}`).not.toBe(plain)
        }
  })

  test('is told apart from others by its seed, cell by cell', () => {
    const seeds = [-3, -2, -1, 0, 1, 2, 3].flatMap((x) => [-3, -2, -1, 0, 1, 2, 3].map((y) => seedOf('base/U', [x, y])))
    expect(new Set(seeds).size).toBe(seeds.length)
    expect(seedOf('base/U', [1, 0])).not.toBe(seedOf('base/V', [1, 0]))
  })

  test('comes as a document of its own', () => {
    const svg = tileSvg('base/D', { rotation: 0, seed: 1, detail: 1 }, 240)
    expect(faultIn(svg.replace('http://www.w3.org/2000/svg', 'svg'))).toBeNull()
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 100 100" width="240" height="240">/,
    )
  })

  test('is not drawn for a tile that does not exist', () => {
    expect(() => drawTile('base/none', { rotation: 0, seed: 1, detail: 1 })).toThrow('there is no tile "base/none"')
  })
})
