/** The story: each happening as one sentence. */
import { type At, counted, enumerated, fill, type GameText, wordFor } from '@bastide/kernel'
import type { DiceHappening, FaceCounts, SumItem } from './happening.ts'

const facesText = (texts: GameText, faces: FaceCounts): string =>
  Object.entries(faces)
    .map(([face, count]) => `${count} × ${wordFor(texts, `face.${face}.name`) ?? face}`)
    .join(', ')

const SIDES = 'NESW'

/** The sides that a part of a city reaches on a die that was turned, in the order N E S W. */
const turnedSides = (part: string, turn: number): readonly string[] =>
  [...part]
    .map((side) => (SIDES.indexOf(side) + turn) & 3)
    .sort()
    .map((side) => SIDES[side] as string)

/** What was built. A face that a setup defined has only its notation: here as it lies. */
const builtText = (texts: GameText, face: string, turn: number): string =>
  wordFor(texts, `face.${face}`) ??
  face
    .split(' ')
    .map((part) => turnedSides(part, turn).join(''))
    .join(' ')

/** Where the city is on a die as it lies: "south and west". */
const sidesText = (texts: GameText, face: string, turn: number): string =>
  enumerated(
    texts,
    turnedSides(face.replaceAll(' ', ''), turn).map((side) => wordFor(texts, `side.${side}`) as string),
  )

/** The way to a die from the first: "2 east and 1 north". */
function stepsText(texts: GameText, [x, y]: At): string {
  const steps = (count: number, forward: string, back: string): readonly string[] =>
    count === 0 ? [] : [`${Math.abs(count)} ${wordFor(texts, `side.${count > 0 ? forward : back}.of`)}`]
  return enumerated(texts, [...steps(x, 'E', 'W'), ...steps(y, 'S', 'N')])
}

/** A score's sum: "10 points", or doubled "10 points × 2". */
export const sumText = (texts: GameText, items: readonly SumItem[]): string =>
  items.map(({ of, count, each }) => counted(texts, `sum.${of}`, count) + (each === 1 ? '' : ` × ${each}`)).join(' + ')

const isFirst = (at: At | undefined): boolean => at?.[0] === 0 && at[1] === 0

/** The sentence for its clause, or else for its kind; the first die lies where all others are told from. */
function sentenceFor({ sentences }: GameText, { kind, clause, at }: DiceHappening): string {
  const sentence = sentences[`${kind}.${clause}`] ?? sentences[kind === 'built' && isFirst(at) ? 'built.first' : kind]
  if (sentence === undefined) throw new Error(`there is no sentence for ${kind}`)
  return sentence
}

/** Tells a happening in one sentence, in the language of the texts. Seat names are inserted as they are. */
export function storyLine(texts: GameText, names: readonly string[], happening: DiceHappening): string {
  const { seat, points, clause, faces, dice, face, at, turn = 0, knights, items } = happening
  return fill(sentenceFor(texts, happening), {
    seat: seat === null ? undefined : names[seat],
    points: counted(texts, 'sum.points', points),
    clause,
    throw: String(happening.throw),
    faces: faces && facesText(texts, faces),
    dice: dice === undefined ? undefined : counted(texts, 'die', dice),
    catapults: dice === undefined ? undefined : counted(texts, 'catapult', dice),
    face: face && builtText(texts, face, turn),
    steps: at && stepsText(texts, at),
    sides: face && sidesText(texts, face, turn),
    knights: knights === undefined ? undefined : counted(texts, 'knight', knights),
    sum: items && sumText(texts, items),
  })
}
