/** Distances between colours as eyes see them: CIE76 in the CIELAB space, where about 2 can just be seen. */
import { describe, expect, test } from 'vitest'
import { COLOUR_CODES } from '../../../table/src/seat-look.ts'
import { COLOURS } from '../cards/card.ts'
import { PAPER, TONES } from './palette.ts'

type Lab = readonly [lightness: number, a: number, b: number]

function lab(code: string): Lab {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(code.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number]
  const curve = (part: number): number => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const distance = (one: string, other: string): number => {
  const [a, b] = [lab(one), lab(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
const lightness = (code: string): number => lab(code)[0]

describe('the tones of the rows', () => {
  test('are measured rightly', () => {
    expect(distance('#000000', '#FFFFFF')).toBeCloseTo(100, 0)
    expect(lightness('#777777')).toBeCloseTo(50, 0)
  })

  test('look like no seat', () => {
    for (const colour of COLOURS)
      for (const [seat, code] of Object.entries(COLOUR_CODES))
        expect(distance(TONES[colour].ground, code), `${colour} row, ${seat} seat`).toBeGreaterThan(22)
  })

  test('differ from one another, and from paper', () => {
    for (const colour of COLOURS) {
      expect(distance(TONES[colour].ground, PAPER.ground)).toBeGreaterThan(20)
      for (const other of COLOURS)
        if (other !== colour) expect(distance(TONES[colour].ground, TONES[other].ground)).toBeGreaterThan(20)
    }
  })

  test('are steps of lightness, for eyes that see no colours', () => {
    const steps = COLOURS.map((colour) => lightness(TONES[colour].ground)).sort((one, other) => one - other)
    for (let i = 1; i < steps.length; i++) expect((steps[i] as number) - (steps[i - 1] as number)).toBeGreaterThan(12)
  })

  test('carry a pattern that stands out from them', () => {
    for (const colour of COLOURS)
      expect(Math.abs(lightness(TONES[colour].ground) - lightness(TONES[colour].lines))).toBeGreaterThan(30)
  })
})
