import { beforeAll, expect, it, vi } from 'vitest'
import { Camera } from './camera.ts'

beforeAll(() => {
  vi.stubGlobal('cancelAnimationFrame', () => {})
  return () => vi.unstubAllGlobals()
})

/** A window of 400 by 600 pixels, at a scale of 1 where nothing else is said. */
function camera(x: number, y: number): Camera {
  const made = new Camera(
    () => {},
    () => false,
    () => {},
  )
  made.resize(400, 600)
  made.moveTo(x, y, 1)
  return made
}

const square = (left: number, top: number, size = 100) => ({ left, top, right: left + size, bottom: top + size })

it('stays where it is when all is in sight', () => {
  const one = camera(0, 0)
  one.show(square(-50, -50))
  expect([one.x, one.y]).toEqual([0, 0])
})

it('shows nothing under the tools above, nor at the very edge', () => {
  const one = camera(0, 0)
  one.show(square(-200, -300))
  expect(one.toPixels(-200, -300)).toEqual([16, 60])
  one.show(square(150, 450))
  expect(one.toPixels(250, 550)).toEqual([384, 584])
})

it('shows the middle of what is larger than the window', () => {
  const one = camera(0, 0)
  one.show(square(1000, 0, 900))
  expect([one.x, one.y]).toEqual([1450, 450])
})

it('comes near a corner without leaving the whole', () => {
  const one = camera(0, 0)
  one.moveNear(1000, 0, 2, square(0, 0, 1000))
  expect([one.x, one.y]).toEqual([900, 150])
})

it('shows the whole in the middle where it is smaller than the window', () => {
  const one = camera(0, 0)
  one.moveNear(100, 0, 1, square(0, 0, 100))
  expect([one.x, one.y]).toEqual([50, 50])
})
