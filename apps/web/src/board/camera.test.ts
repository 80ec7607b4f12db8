import { beforeAll, expect, it, vi } from 'vitest'
import { Camera } from './camera.ts'

beforeAll(() => {
  vi.stubGlobal('cancelAnimationFrame', () => {})
  return () => vi.unstubAllGlobals()
})

/** A viewport of 400 by 600 pixels at scale 1. */
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

it('stays where it is when everything is visible', () => {
  const one = camera(0, 0)
  one.show(square(-50, -50))
  expect([one.x, one.y]).toEqual([0, 0])
})

it('keeps what it shows clear of the toolbar and of the edges', () => {
  const one = camera(0, 0)
  one.show(square(-200, -300))
  expect(one.toPixels(-200, -300)).toEqual([16, 60])
  one.show(square(150, 450))
  expect(one.toPixels(250, 550)).toEqual([384, 584])
})

it('centres on anything larger than the window', () => {
  const one = camera(0, 0)
  one.show(square(1000, 0, 900))
  expect([one.x, one.y]).toEqual([1450, 450])
})

it('moves towards a corner without leaving the board', () => {
  const one = camera(0, 0)
  one.moveNear(1000, 0, 2, square(0, 0, 1000))
  expect([one.x, one.y]).toEqual([900, 150])
})

it('centres a board that is smaller than the window', () => {
  const one = camera(0, 0)
  one.moveNear(100, 0, 1, square(0, 0, 100))
  expect([one.x, one.y]).toEqual([50, 50])
})
