/**
 * Setups for trials: every number of seats, every option, other dice in one trial out of three, and targets that are
 * quickly reached.
 */
import { Random } from '@bastide/kernel'
import { CATAPULT, FACES, KNIGHT } from '../src/faces.ts'
import { diceGame } from '../src/index.ts'
import type { OracleSetup } from './oracle.ts'

export interface Trial {
  readonly setup: OracleSetup
  readonly seats: number
}

const LEAST_TARGET = 3
const MOST_TARGET = 12

/** Some of each kind: joined and separate parts, symmetric ones, and the same face rotated. */
const CITIES = [...FACES.slice(0, 4), 'ES', 'N', 'W', 'NS', 'NESW', 'N E S W', 'NE S', 'NS E', 'N E W', 'NE SW', 'NES']

function drawnFaces(random: Random): readonly string[] {
  const pick = (list: readonly string[]): string => list[random.below(list.length)] as string
  for (;;) {
    const faces = Array.from({ length: 6 }, (_, side) =>
      pick(side < 3 ? CITIES : [...CITIES, KNIGHT, KNIGHT, KNIGHT, CATAPULT, CATAPULT, CATAPULT]),
    )
    if (diceGame.compose({ faces }, 2).ok) return faces
  }
}

export function trialSetup(seed: number, target = LEAST_TARGET + (seed % (MOST_TARGET - LEAST_TARGET + 1))): Trial {
  const random = new Random(seed)
  const seats = 2 + (Math.floor(seed / 3) % 4)
  return {
    seats,
    setup: {
      options: {
        target,
        forced: random.below(2) === 0 ? 'no' : 'yes',
        starts: random.below(2) === 0 ? 'random' : random.below(seats),
      },
      ...(seed % 3 === 0 ? { faces: drawnFaces(random) } : {}),
    },
  }
}
