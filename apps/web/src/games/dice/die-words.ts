/** Words for dice, cells and what a scene shows. */
import { type DiceHappening, dieText, layoutTexts, placeText, storyLine, type View } from '@bastide/dice-game/words'
import type { GameText } from '@bastide/kernel'
import { say } from '../../kit/messages.svelte.ts'
import { capital } from '../../kit/wording.ts'
import type { Scene } from '../../playing/scenes.ts'
import { endOf, type Lost } from './cities.ts'
import type { At } from './fitting.ts'
import { isToThrow } from './turn-scenes.ts'

export const faceWords = ({ words }: GameText, face: string): string => capital(words[`face.${face}.name`] ?? face)

/** A cell for a die that fits there in some ways. */
export const cellWords = (texts: GameText, at: At, ways: number): string =>
  say('dice.cell', { where: capital(placeText(texts, at)), ways })

/** How a die lies, or would lie. */
export const liesWords = (texts: GameText, die: string, at: At, turn: number): string =>
  `${capital(placeText(texts, at))}: ${dieText(texts, { die, turn })}`

export const layoutWords = (texts: GameText, view: View): string => layoutTexts(texts, view).join(' ')

/** What catapults cost a seat: the player, or somebody with a name. */
export const lostWords = ({ catapults }: Lost, name: string | null): string =>
  name === null ? say('dice.lost', { count: catapults }) : say('dice.lost-by', { name, count: catapults })

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
