import { describe, expect, test } from 'vitest'
import { faultIn } from '../../../drawing/reading-back/markup.ts'
import { scenario } from '../../scenarios/scenario.ts'
import { diePictures, drawFace, drawLayout, extentOf, TINTS } from '../pictures.ts'

// Two dice close a city between them; each has another cap, one of which goes on.
const { view } = scenario({}, 'N-S:2,NE:2,knight:5 N-S@0,0/0 N-S@0,-1/0 NE@0,-2/2')

describe('a layout', () => {
  test('tints each complete city, flies one flag over it, and marks where others are open', () => {
    expect(view.built.map(({ die, at }) => [die, ...at])).toEqual([
      ['NE', 0, -2],
      ['N S', 0, -1],
      ['N S', 0, 0],
    ])
    const looks = diePictures(view).map((picture) => picture.looks)
    expect(looks).toEqual([
      { SW: { openEdges: 'W' } },
      { N: { openEdges: '' }, S: { tint: TINTS[0], hasFlag: false } },
      { N: { tint: TINTS[0], hasFlag: true }, S: { openEdges: 'S' } },
    ])
  })

  test('is drawn as one picture, from its north-westernmost cell', () => {
    expect(extentOf(view)).toEqual({ left: 0, top: -2, columns: 1, rows: 3 })
    const drawn = drawLayout(view)
    expect(faultIn(drawn)).toBeNull()
    const [first] = diePictures(view)
    expect(drawn).toContain(`<g transform="translate(0 0)">${drawFace('NE', first)}</g>`)
    expect(drawn.match(/translate\(0 (0|100|200)\)/g)).toHaveLength(6)
    expect(drawLayout({ built: [], cities: [] })).toBe('')
  })

  test('gives the same die other roofs in another cell', () => {
    const [one, , other] = diePictures(view)
    expect(one?.seed).not.toBe(other?.seed)
  })
})
