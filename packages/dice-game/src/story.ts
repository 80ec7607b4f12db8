/** The story: each happening as one sentence. */
import { type At, counted, fill, type GameText, wordFor } from '@bastide/kernel'
import type { DiceHappening, FaceCounts, SumItem } from './happening.ts'

const cellText = ([x, y]: At): string => `(${x}, ${y})`

/** The name of a face. One that a setup defined has only its notation. */
const faceText = (texts: GameText, face: string): string => wordFor(texts, `face.${face}`) ?? face

const facesText = (texts: GameText, faces: FaceCounts): string =>
  Object.entries(faces)
    .map(([face, count]) => `${count} × ${faceText(texts, face)}`)
    .join(', ')

/** A score's sum: "10", or doubled "10 × 2 = 20". */
export function sumText(items: readonly SumItem[]): string {
  const total = items.reduce((sum, { count, each }) => sum + count * each, 0)
  const parts = items.map(({ count, each }) => (each === 1 ? String(count) : `${count} × ${each}`)).join(' + ')
  return parts === String(total) ? parts : `${parts} = ${total}`
}

/** The sentence for its clause, or else for its kind. */
function sentenceFor({ sentences }: GameText, { kind, clause }: DiceHappening): string {
  const sentence = sentences[`${kind}.${clause}`] ?? sentences[kind]
  if (sentence === undefined) throw new Error(`there is no sentence for ${kind}`)
  return sentence
}

/** Tells a happening in one sentence, in the language of the texts. Seat names are inserted as they are. */
export function storyLine(texts: GameText, names: readonly string[], happening: DiceHappening): string {
  const { seat, points, clause, faces, dice, face, at, knights, items } = happening
  return fill(sentenceFor(texts, happening), {
    seat: seat === null ? undefined : names[seat],
    points: counted(texts, 'point', points),
    clause,
    throw: String(happening.throw),
    faces: faces && facesText(texts, faces),
    dice: dice === undefined ? undefined : counted(texts, 'die', dice),
    catapults: dice === undefined ? undefined : counted(texts, 'catapult', dice),
    face: face && faceText(texts, face),
    at: at && cellText(at),
    knights: knights === undefined ? undefined : counted(texts, 'knight', knights),
    sum: items && sumText(items),
  })
}
