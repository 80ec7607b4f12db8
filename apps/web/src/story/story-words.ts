/** Happenings of a story, and the words of those who left. */

import type { GameText, Happening, Leaving } from '@bastide/kernel'
import type { Told } from '@bastide/wire'
import { say } from '../kit/messages.svelte.ts'

export const happeningsOf = (told: readonly Told[]): readonly Happening[] =>
  told.flatMap(({ happenings }) => happenings)

export const leavingWords = (names: readonly string[], { seat, why }: Leaving): string =>
  say(`story.${why}`, { name: names[seat] ?? '' })

/** Up to the end of the last turn: the final scoring is announced score by score. */
export function untilEnding(happenings: readonly Happening[]): readonly Happening[] {
  const ending = happenings.findIndex(({ kind }) => kind === 'ending')
  return ending < 0 ? happenings : happenings.slice(0, ending + 1)
}

/** Whether there is a final scoring to count. Some games are decided by the last move. */
export const hasEnding = (told: readonly Told[]): boolean => happeningsOf(told).some(({ kind }) => kind === 'ending')

/** "Turn 7", or what the game calls its turns: "Round 3". */
export function turnTitle({ words }: GameText, turn: number): string {
  const name = words['story.turn']
  return name === undefined ? say('story.turn', { turn }) : `${name} ${turn}`
}
