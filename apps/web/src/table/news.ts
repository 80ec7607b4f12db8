/** Sounds and flying points for what has just happened. */
import type { Told } from '@bastide/wire'
import type { Flight } from '../kit/flying-points.svelte'
import { sounds } from '../kit/sounds.ts'
import type { GamePage, Look } from '../playing/game-page.ts'
import { happeningsOf } from '../story/story-words.ts'

export function playSound(page: GamePage, told: readonly Told[], isMyTurnNow: boolean): void {
  const sound = page.soundOf(told)
  if (sound !== null) sounds[sound]()
  if (isMyTurnNow) sounds.turn()
}

/** The final scoring is counted step by step, so its points do not fly. */
export function newFlights(told: readonly Told[], key: string, look: Look, board: Element): readonly Flight[] {
  const happenings = happeningsOf(told)
  return happenings.some(({ kind }) => kind === 'ending') ? [] : look.flightsOf(happenings, key, board)
}
