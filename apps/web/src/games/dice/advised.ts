/** What the master's lines come to with dice: what is built and kept, and whether the rest is thrown again. */
import type { Move, View } from '@bastide/dice-game/words'
import type { GameText } from '@bastide/kernel'
import { say } from '../../kit/messages.svelte.ts'
import { capital } from '../../kit/wording.ts'
import type { OfferedLine } from '../../playing/asked-advice.svelte.ts'
import { looseDice } from './cities.ts'
import { liesWords } from './die-words.ts'

type Placing = Extract<Move, { readonly place: string }>

export interface AdvisedTurn {
  readonly line: OfferedLine
  /** The dice to build, one after another. */
  readonly built: readonly Placing[]
  /** How many knights to keep. */
  readonly kept: number
  /** What comes then: `again`, `stop` or `end`. */
  readonly last: string
  /** How many dice are then left to throw. */
  readonly left: number
}

export function advisedTurn(line: OfferedLine, view: View): AdvisedTurn {
  const moves = line.moves as readonly Move[]
  const built = moves.flatMap((move) => ('place' in move ? [move] : []))
  const kept = moves.filter((move) => 'keep' in move).length
  const last = Object.keys(moves.at(-1) ?? {})[0] ?? ''
  return { line, built, kept, last, left: looseDice(view).length - built.length - kept }
}

/** What the turn comes to after all was built and kept. */
export const lastWords = (texts: GameText, { last, left }: AdvisedTurn): string =>
  last === 'again' ? say('dice.advice.again', { dice: left }) : capital(texts.words[`choice.${last}`] ?? last)

/** What a line says, for those who do not see it. */
export function advisedWords(texts: GameText, turn: AdvisedTurn): string {
  const built = turn.built.map(({ place, at, turn: turned }) => liesWords(texts, place, at, turned))
  const kept = new Array<string>(turn.kept).fill(capital(texts.words['choice.keep'] ?? ''))
  return [...built, ...kept, lastWords(texts, turn)].join('; ')
}

/** By the number of a loose die: whether it would be built or kept. Of equal dice the first ones are meant. */
export function areUsed(view: View, { built, kept }: AdvisedTurn): readonly boolean[] {
  const wanted = new Map<string, number>([['knight', kept]])
  for (const { place } of built) wanted.set(place, (wanted.get(place) ?? 0) + 1)
  return looseDice(view).map((face) => {
    const left = wanted.get(face) ?? 0
    wanted.set(face, left - 1)
    return left > 0
  })
}
