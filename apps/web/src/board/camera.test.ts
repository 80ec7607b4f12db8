import { beforeAll, expect, it, vi } from 'vitest'
import { Camera } from './camera.ts'

beforeAll(() => {
  vi.stubGlobal('cancelAnimationFrame', () => {})
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

/** A viewport of 400 by 600 pixels at scale 1. */
function camera(x: number, y: number): Camera {
  const made = new Camera(
    () => {},
    () => false,
    () => {},
  )
  made.resize(400, 600)
  made.moveTo({ x, y, scale: 1 })
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
  expect(one.toPixels(-200, -300)).toEqual([8, 60])
  one.show(square(150, 450))
  expect(one.toPixels(250, 550)).toEqual([392, 592])
})

it('centres on anything larger than the window', () => {
  const one = camera(0, 0)
  one.show(square(1000, 0, 900))
  expect([one.x, one.y]).toEqual([1450, 450])
})

it('zooms in where it is tapped twice, and back', () => {
  const one = camera(0, 0)
  const before = one.toBoard(300, 200)
  one.zoomInOrBack(300, 200)
  expect(one.scale).toBe(2)
  expect(one.toBoard(300, 200)).toEqual(before)
  expect(one.isMovedByHand).toBe(true)
  one.zoomInOrBack(10, 10)
  expect([one.x, one.y, one.scale]).toEqual([0, 0, 1])
})

it('knows whether the user has moved it', () => {
  const one = camera(0, 0)
  one.fit(square(0, 0))
  expect(one.isMovedByHand).toBe(false)
  one.panBy(1, 0)
  expect(one.isMovedByHand).toBe(true)
})

it('does not roll on where motion is reduced', () => {
  const one = camera(0, 0)
  one.limits = square(-500, -500, 1000)
  one.glide(3, 0)
  expect(one.x).toBe(0)
})

it('rolls on after a drag, ever slower, and stops at the edge or when it is touched', () => {
  let now = 0
  let frame: ((now: number) => void) | undefined
  vi.stubGlobal('requestAnimationFrame', (run: (now: number) => void) => {
    frame = run
    return 1
  })
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const roll = (): number => {
    const before = one.x
    now += 16
    const run = frame
    frame = undefined
    run?.(now)
    return before - one.x
  }
  const one = new Camera(
    () => {},
    () => true,
    () => {},
  )
  one.resize(400, 600)
  one.limits = square(-300, -300, 600)
  one.glide(2, 0)
  const [first, second] = [roll(), roll()]
  expect(first).toBeGreaterThan(second)
  expect(second).toBeGreaterThan(0)
  one.grab()
  expect(one.goal.x).toBe(one.x)
  one.glide(9, 0)
  for (let i = 0; i < 60 && frame !== undefined; i++) roll()
  expect(frame).toBeUndefined()
  expect(one.x).toBe(-300)
})

it('never leaves its way, also in a frame that was due before it set out', () => {
  let frame: ((now: number) => void) | undefined
  vi.stubGlobal('requestAnimationFrame', (run: (now: number) => void) => {
    frame = run
    return 1
  })
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const one = new Camera(
    () => {},
    () => true,
    () => {},
  )
  one.resize(400, 600)
  one.moveTo({ x: 100, y: 0, scale: 2 })
  for (const due of [400, 990, 1_100, 1_200, 1_500]) {
    frame?.(due)
    expect([one.x >= 0 && one.x <= 100, one.scale >= 1 && one.scale <= 2]).toEqual([true, true])
  }
  expect([one.x, one.scale]).toEqual([100, 2])
})
