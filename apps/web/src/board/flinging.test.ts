import { expect, it } from 'vitest'
import { Flinging } from './flinging.ts'

function flung(steps: readonly (readonly [at: number, dx: number])[]): Flinging {
  const flinging = new Flinging()
  for (const [at, dx] of steps) flinging.note(at, dx, 0)
  return flinging
}

it('is as fast as the last moments of the drag', () => {
  const steps = Array.from({ length: 20 }, (_, i) => [i * 10, i < 10 ? 0 : 9] as const)
  expect(flung(steps).speedAt(190)[0]).toBeCloseTo(0.9)
})

it('stays where it is after a pause', () => {
  expect(
    flung([
      [0, 9],
      [10, 9],
    ]).speedAt(200),
  ).toEqual([0, 0])
})
