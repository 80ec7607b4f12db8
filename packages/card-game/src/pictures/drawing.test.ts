import { describe, expect, test } from 'vitest'
import { faultIn } from '../../../drawing/reading-back/markup.ts'
import { CARDS, COLOURS } from '../cards/card.ts'
import {
  asPicture,
  CARD_HEIGHT,
  CARD_WIDTH,
  drawBack,
  drawBoard,
  drawCard,
  drawCardScene,
  drawChest,
  drawEmptyPlace,
  drawFollower,
  drawSign,
  STRIP,
  TONES,
} from '../pictures.ts'
import { NUMERALS } from './persons.ts'

const GOLD = { colour: '#E0AE1B', pattern: 'M-.62 0a.62.62 0 1 0 1.24 0a.62.62 0 1 0-1.24 0z' }
const RED = { colour: '#C03A2B', pattern: 'M-.24-1h.48v.76h.76v.48h-.76v.76h-.48v-.76h-.76v-.48h.76z' }

/** Everything that can be drawn, by name. */
const PICTURES: readonly (readonly [string, string])[] = [
  ...CARDS.map((card) => [card, drawCard(card)] as const),
  ...COLOURS.map((colour) => [`${colour} board`, drawBoard(colour)] as const),
  ...COLOURS.map((colour) => [`${colour} place`, drawEmptyPlace(colour)] as const),
  ['place', drawEmptyPlace()],
  ['back', drawBack()],
  ['back of gold', drawBack(GOLD)],
  ['back of red', drawBack(RED)],
  ['chest', drawChest()],
  ['open chest', drawChest(true)],
  ['follower', drawFollower(GOLD)],
  ['lying follower', drawFollower(GOLD, true)],
  ['red follower', drawFollower(RED)],
  ['scene', drawCardScene()],
]

/** The paths of a picture in its own coordinates, with the fill and the colour of the line. */
const pathsOf = (picture: string): readonly { readonly d: string; readonly fill: string; readonly line: string }[] =>
  [...picture.matchAll(/<path d="([^"]*)" fill="([^"]*)"(?: stroke="([^"]*)")?/g)].map(([, d, fill, line = '']) => ({
    d: d as string,
    fill: fill as string,
    line,
  }))
const numbersOf = (d: string): readonly number[] => (d.match(/-?\d*\.?\d+/g) ?? []).map(Number)
const widest = (d: string): number => Math.max(...numbersOf(d).filter((_, i) => i % 2 === 0))

describe('every picture', () => {
  test.each(PICTURES)('%s is well formed, with no links and nothing that has a name', (_, picture) => {
    expect(faultIn(picture)).toBeNull()
    // Without ids and styles pictures cannot disturb each other in one document.
    expect(picture).not.toMatch(/NaN|undefined|Infinity|null| id=| class=|href|url\(|<style|<script|<image|<foreign/)
    expect(picture.length).toBeLessThan(picture === drawCardScene() ? 50_000 : 9_000)
  })

  test('differs from all others, and is the same whenever it is drawn', () => {
    expect(new Set(PICTURES.map(([, picture]) => picture)).size).toBe(PICTURES.length)
    for (const card of CARDS) expect(drawCard(card)).toBe(drawCard(card))
  })

  test('can be a document', () => {
    expect(asPicture(drawBack())).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 64 96" .*<\/svg>$/,
    )
  })
})

describe('the strip of a covered card', () => {
  const strip = (card: string) => pathsOf(drawCard(card)).filter(({ d }) => widest(d) <= STRIP + 1)
  const withoutColour = CARDS.filter((card) => !card.includes('/'))

  test('is about 28 % of the width', () => {
    expect(STRIP / CARD_WIDTH).toBeCloseTo(0.28, 2)
    expect(CARD_HEIGHT / CARD_WIDTH).toBe(1.5)
  })

  test('has the pattern of its row, or of all rows', () => {
    const inLines = (card: string, colour: (typeof COLOURS)[number]): boolean =>
      strip(card).some(({ fill, line }) => line === TONES[colour].lines || fill === TONES[colour].lines)
    for (const card of CARDS)
      for (const colour of COLOURS)
        expect(inLines(card, colour), `${card}: ${colour}`).toBe(
          card.startsWith(`${colour}/`) || withoutColour.includes(card),
        )
  })

  test('has another pattern for each row, not only another colour', () => {
    const shapes = COLOURS.map((colour) => {
      const { lines } = TONES[colour]
      const pattern = strip(`${colour}/person-1`).find(({ fill, line }) => line === lines || fill === lines)
      return [pattern?.d.replace(/[^A-Z]/g, ''), pattern?.fill === lines].join()
    })
    expect(new Set(shapes).size).toBe(COLOURS.length)
  })

  test('has the number of a person, or the sign of its kind', () => {
    const shape = (d: string): string => d.replace(/[^A-Z]/g, '')
    for (const colour of COLOURS)
      NUMERALS.forEach((numeral, i) => {
        const drawn = strip(`${colour}/person-${i + 1}`).map(({ d }) => shape(d))
        expect(drawn).toContain(shape(numeral))
        expect(drawn.filter((one) => NUMERALS.map(shape).includes(one))).toEqual([shape(numeral)])
      })
  })

  test('differs between any two cards', () => {
    expect(
      new Set(
        CARDS.map((card) =>
          strip(card)
            .map(({ d }) => d.replace(/[^A-Z]/g, ''))
            .join(),
        ),
      ).size,
    ).toBe(CARDS.length)
  })

  test('shows on a back who laid it', () => {
    expect(drawBack(RED)).toContain(RED.pattern)
    expect(drawBack(RED)).toContain(RED.colour)
    expect(drawBack(RED)).not.toContain(GOLD.colour)
  })
})

test('what is no card, such as one face down, is drawn from the back', () => {
  expect([drawCard('down'), drawCard('?')]).toEqual([drawBack(), drawBack()])
})

test('a sign differs between any two cards, and is an empty square for what is no card', () => {
  expect(new Set(CARDS.map(drawSign)).size).toBe(CARDS.length)
  expect(drawSign('down').match(/<path/g)).toHaveLength(1)
})
