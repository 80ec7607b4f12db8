/** Words for dice, cells and what a scene shows. */
import type { DiceHappening, View } from '@bastide/dice-game/words'
import { storyLine } from '@bastide/dice-game/words'
import { enumerated, type GameText } from '@bastide/kernel'
import { say } from '../../kit/messages.svelte.ts'
import { capital } from '../../kit/wording.ts'
import type { Scene } from '../../playing/scenes.ts'
import { endOf } from './cities.ts'
import type { At } from './fitting.ts'
import { isToThrow } from './turn-scenes.ts'

export const faceWords = ({ words }: GameText, face: string): string => capital(words[`face.${face}.name`] ?? face)

/** The way to a cell from the first die. */
export function whereWords(texts: GameText, [x, y]: At): string {
  if (x === 0 && y === 0) return say('dice.cell.first')
  const steps = (count: number, forward: string, back: string): readonly string[] =>
    count === 0 ? [] : [`${Math.abs(count)} ${texts.words[`side.${count > 0 ? forward : back}.of`] ?? ''}`]
  return say('dice.cell.at', { steps: enumerated(texts, [...steps(x, 'E', 'W'), ...steps(y, 'S', 'N')]) })
}

/** Where the city is on a die that lies turned. */
function sidesOf(texts: GameText, face: string, turn: number): string {
  const sides = [...face.replaceAll(' ', '')].map((side) => ('NESW'.indexOf(side) + turn) & 3).sort()
  return enumerated(
    texts,
    sides.map((side) => texts.words[`side.${'NESW'[side]}`] ?? ''),
  )
}

/** How a die lies, or would lie. */
export const liesWords = (texts: GameText, face: string, at: At, turn: number): string =>
  `${faceWords(texts, face)}: ${say('dice.lies', { where: whereWords(texts, at), sides: sidesOf(texts, face, turn) })}`

/** What is built, die by die and city by city. */
export function layoutWords(texts: GameText, view: View): string {
  if (view.built.length === 0) return say('dice.field.none')
  const dice = view.built.map(({ die, at, turn }) => liesWords(texts, die, at, turn))
  const times = view.doubled ? 2 : 1
  const cities = view.cities.flatMap(({ complete, dice: count, worth }) =>
    complete ? [say('dice.city', { dice: count, points: worth * times })] : [],
  )
  return [...dice, ...cities].join('. ')
}

/** A line of the story, without the clause in brackets. */
const lineOf = (texts: GameText, names: readonly string[], happening: DiceHappening): string =>
  storyLine(texts, names, happening).replace(` (${happening.clause})`, '')

/** What a scene is about. */
export function sceneWords(
  texts: GameText,
  names: readonly string[],
  { view, told, stays }: Scene,
  isAlone: boolean,
): string {
  const game = view as unknown as View
  const end = endOf(told)
  if (end !== null) return lineOf(texts, names, end)
  const name = names[game.active] ?? ''
  if (!isToThrow(game)) return say('hand.waiting', { name })
  if (stays !== null) return say('dice.throws', { name, dice: game.hand })
  return say(isAlone ? 'dice.to-throw' : 'dice.to-throw-by', { name, dice: game.hand })
}
