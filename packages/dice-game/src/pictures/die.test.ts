import { describe, expect, test } from 'vitest'
import { faultIn } from '../../../drawing/reading-back/markup.ts'
import { isWithin } from '../../../drawing/reading-back/outlines.ts'
import { outlineOf } from '../../scenarios/outline.ts'
import { FACES } from '../faces.ts'
import { drawBlank, drawCatapult, drawDiceScene, drawFace, drawFlag, drawKnight, drawShadow } from '../pictures.ts'

type Point = readonly [number, number]

/** Every way to share sides among parts, up to rotation: the usual faces and those a setup may define. */
const CITIES = [
  ...['NEW', 'NE', 'N E', 'N S', 'N', 'NS', 'NESW', 'N E W', 'N E S W'],
  ...['NE S', 'NE SW', 'NE S W', 'NEW S', 'NS E', 'NS E W', 'NS EW'],
]
const ROTATIONS = [0, 1, 2, 3]
const LETTERS = 'NESW'

/** The parts as the die lies. */
const partsOf = (face: string, rotation: number): readonly string[] =>
  face
    .split(' ')
    .map((part) =>
      [...LETTERS].filter((_, side) => part.includes(LETTERS[(side + 4 - rotation) % 4] as string)).join(''),
    )

/** What is drawn of each part: the outline of its ground, found by a colour that only it has. */
function groundsOf(face: string, rotation: number, seed: number) {
  const parts = partsOf(face, rotation)
  const looks = Object.fromEntries(parts.map((part, i) => [part, { tint: `#00000${i}` }]))
  const drawn = drawFace(face, { rotation, seed, looks })
  return parts.map((part, i) => {
    const found = new RegExp(`d="([^"]+)" fill="#00000${i}"`).exec(drawn)
    return { part, outline: outlineOf(found?.[1] as string) }
  })
}

/** A point so far along a side, and so far inside the die. */
function onSide(side: number, along: number, inside: number): Point {
  const points: readonly Point[] = [
    [along, inside],
    [100 - inside, along],
    [100 - along, 100 - inside],
    [inside, 100 - along],
  ]
  return points[side] as Point
}

/** The share of a side that is straight: the corners are round. */
const STRAIGHT = Array.from({ length: 76 }, (_, i) => 12.5 + i)
const ALL = CITIES.flatMap((face) => ROTATIONS.map((rotation) => [face, rotation] as const))

describe('a city on a die', () => {
  test.each(ALL)(
    '%s turned %i covers the straight side of each of its edges, and nothing of others',
    (face, rotation) => {
      for (const { part, outline } of [0, 1, 77].flatMap((seed) => groundsOf(face, rotation, seed))) {
        const covered = [...LETTERS].map((_, side) =>
          // At the ends of a side its wall bends away from the border at once.
          STRAIGHT.filter((along) => isWithin(onSide(side, along, along < 14 || along > 86 ? 0.1 : 0.4), outline)),
        )
        expect(covered).toEqual([...LETTERS].map((letter) => (part.includes(letter) ? STRAIGHT : [])))
      }
    },
  )

  test.each(ALL.filter(([face]) => face.includes(' ') && face !== 'NS EW'))(
    '%s turned %i keeps its parts apart',
    (face, rotation) => {
      const grounds = groundsOf(face, rotation, 3)
      for (const [i, { outline }] of grounds.entries())
        for (const other of grounds.slice(i + 1))
          expect(
            Math.min(...outline.flatMap(([x, y]) => other.outline.map(([u, v]) => Math.hypot(x - u, y - v)))),
          ).toBeGreaterThan(7)
    },
  )

  test('that crosses another passes it on a bridge with light edges', () => {
    expect(drawFace('NS EW')).toMatch(/stroke="#F6EBD3" stroke-width="15"/)
    expect(drawFace('NS E W')).not.toMatch(/stroke-width="15"/)
  })

  test('shows what it is told: a flag, a tint, open edges', () => {
    const plain = drawFace('N E', { rotation: 1 })
    expect(plain).not.toContain('#D9A938')
    expect(drawFace('N E', { rotation: 1, looks: { E: { hasFlag: true } } })).toContain('fill="#D9A938"')
    expect(drawFace('N E', { rotation: 1, looks: { S: { openEdges: 'S' } } })).toContain('stroke="#D9A938"')
    expect(drawFace('N E', { rotation: 1, looks: { S: { tint: '#123456' } } }).match(/#123456/g)).toHaveLength(2)
    // Of another die, or of this one before it was turned.
    expect(drawFace('N E', { rotation: 1, looks: { N: { hasFlag: true } } })).toBe(plain)
  })

  test('has a keep where it has no wall', () => {
    expect(drawFace('NESW', { looks: { NESW: { hasFlag: true } } })).toContain('M42 42')
    expect(drawFace('NEW')).not.toContain('M42 42')
  })

  test('is the same whenever it is drawn, and another one for another seed', () => {
    for (const face of CITIES) {
      expect(drawFace(face, { seed: 5 })).toBe(drawFace(face, { seed: 5 }))
      expect(drawFace(face, { seed: 5 })).not.toBe(drawFace(face, { seed: 6 }))
    }
  })
})

const EVERYTHING: readonly (readonly [string, string])[] = [
  ...[...FACES, ...CITIES].flatMap((face) =>
    ROTATIONS.map((rotation) => [`${face}/${rotation}`, drawFace(face, { rotation, seed: rotation })] as const),
  ),
  ...[drawBlank(), drawShadow(), drawKnight(), drawCatapult(), drawFlag(), drawFlag('#123456'), drawDiceScene()].map(
    (drawn, i) => [`other ${i}`, drawn] as const,
  ),
]

describe('every picture', () => {
  test.each(EVERYTHING)('%s is well formed, and refers to nothing: it can stand in any document, often', (_, drawn) => {
    expect(faultIn(drawn)).toBeNull()
    expect(drawn).not.toMatch(/NaN|undefined|Infinity|null|\bid=|class=|href|url\(|<style|<script|<image|<foreign/)
  })

  test('is short: dice are drawn on phones', () => {
    for (const [name, drawn] of EVERYTHING.filter(([one]) => one !== 'other 6'))
      expect(drawn.length, name).toBeLessThan(8000)
  })

  test('is another one for each face', () => {
    const faces = [...new Set([...FACES, ...CITIES])].map((face) => drawFace(face))
    expect(new Set([...faces, drawBlank()]).size).toBe(faces.length + 1)
  })
})
