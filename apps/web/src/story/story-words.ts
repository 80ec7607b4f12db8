/** Happenings of a story, and the words of those who left. */

import type { Happening, Leaving } from '@bastide/kernel'
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
