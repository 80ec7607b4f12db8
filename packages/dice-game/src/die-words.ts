/** The words for a die that lies on the table: what it shows, which way, and where. */
import { type At, enumerated, type GameText, wordFor } from '@bastide/kernel'

const SIDES = 'NESW'

/** The sides that a part of a city reaches on a die that was turned, in the order N E S W. */
const turnedSides = (part: string, turn: number): readonly string[] =>
  [...part]
    .map((side) => (SIDES.indexOf(side) + turn) & 3)
    .sort()
    .map((side) => SIDES[side] as string)

/** What was built. A face that a setup defined has only its notation: here as it lies. */
export const builtText = (texts: GameText, face: string, turn: number): string =>
  wordFor(texts, `face.${face}`) ??
  face
    .split(' ')
    .map((part) => turnedSides(part, turn).join(''))
    .join(' ')

/** Where the city is on a die as it lies: "south and west". */
export const sidesText = (texts: GameText, face: string, turn: number): string =>
  enumerated(
    texts,
    turnedSides(face.replaceAll(' ', ''), turn).map((side) => wordFor(texts, `side.${side}`) as string),
  )

/** The way to a die from the first: "2 east and 1 north". */
export function stepsText(texts: GameText, [x, y]: At): string {
  const steps = (count: number, forward: string, back: string): readonly string[] =>
    count === 0 ? [] : [`${Math.abs(count)} ${wordFor(texts, `side.${count > 0 ? forward : back}.of`)}`]
  return enumerated(texts, [...steps(x, 'E', 'W'), ...steps(y, 'S', 'N')])
}

/** The first die lies where all others are told from. */
export const isFirst = (at: At | undefined): boolean => at?.[0] === 0 && at[1] === 0
