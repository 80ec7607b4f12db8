/** Sounds and flying points for what has just happened. */
import type { Told } from '@bastide/wire'
import type { Camera } from '../board/camera.ts'
import { sounds } from '../kit/sounds.ts'
import { flightsOf } from './flights.ts'
import type { Flight } from './flying-points.svelte'
import { happeningsOf } from './story-words.ts'

export function soundOf(told: readonly Told[], isMyTurnNow: boolean): void {
  const happenings = happeningsOf(told)
  const has = (kind: string): boolean => happenings.some((happening) => happening.kind === kind)
  if (has('ending')) sounds.end()
  else if (happenings.some(({ points }) => points > 0)) sounds.points()
  else if (has('deployed')) sounds.figure()
  else if (has('placed')) sounds.tile()
  if (isMyTurnNow) sounds.turn()
}

/** The final scoring is counted step by step, so its points do not fly. */
export function newFlights(told: readonly Told[], key: string, camera: Camera, board: HTMLElement): readonly Flight[] {
  const happenings = happeningsOf(told)
  return happenings.some(({ kind }) => kind === 'ending') ? [] : flightsOf(happenings, key, camera, board)
}
