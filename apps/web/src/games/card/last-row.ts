/** The row in which something was last laid. */
import type { CardHappening } from '@bastide/card-game/words'
import type { Told } from '@bastide/wire'

export function lastRowIn(told: readonly Told[]): string | null {
  const laid = told
    .flatMap(({ happenings }) => happenings as readonly CardHappening[])
    .filter(({ kind }) => kind === 'played' || kind === 'put' || kind === 'opened')
  return laid.at(-1)?.row ?? null
}
