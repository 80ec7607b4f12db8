/** The story: each happening as one sentence. */
import { counted, fill, type GameText, wordFor } from '@bastide/kernel'
import { builtText, isFirst, sidesText, stepsText } from './die-words.ts'
import type { DiceHappening, FaceCounts, SumItem } from './happening.ts'

const facesText = (texts: GameText, faces: FaceCounts): string =>
  Object.entries(faces)
    .map(([face, count]) => `${count} × ${wordFor(texts, `face.${face}.name`) ?? face}`)
    .join(', ')

/** A score's sum: "10 points", or doubled "10 points × 2". */
export const sumText = (texts: GameText, items: readonly SumItem[]): string =>
  items.map(({ of, count, each }) => counted(texts, `sum.${of}`, count) + (each === 1 ? '' : ` × ${each}`)).join(' + ')

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
