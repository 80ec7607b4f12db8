/** What a turn scores (DICE-10, DICE-11, DICE-8). */
import type { Position } from '@bastide/kernel'
import { activeSeat, isDoubled, scores } from '../columns.ts'
import { largestCity } from '../dice/city.ts'
import type { DiceSet } from '../dice/dice-set.ts'
import { WORTH } from '../faces.ts'
import type { DiceNarrator } from '../happening.ts'

const timesNow = (p: Position): number => 1 + isDoubled.get(p, 0)

/** What scoring now would give. */
export const worthNow = (set: DiceSet, p: Position): number => (WORTH[largestCity(set, p)] as number) * timesNow(p)

/** Scores the largest completed city and no other. Returns the seat's score. */
export function countPoints(set: DiceSet, p: Position, tell?: DiceNarrator): number {
  const seat = activeSeat.get(p, 0)
  const dice = largestCity(set, p)
  const worth = WORTH[dice] as number
  const times = timesNow(p)
  const score = scores.get(p, seat) + worth * times
  scores.set(p, seat, score)
  if (tell === undefined) return score
  if (worth === 0) tell({ kind: 'nothing', seat, points: 0, clause: dice === 0 ? 'DICE-10' : 'DICE-11', dice })
  else
    tell({
      kind: 'score',
      seat,
      points: worth * times,
      clause: times === 1 ? 'DICE-11' : 'DICE-8',
      dice,
      items: [{ of: 'points', count: worth, each: times }],
    })
  return score
}
