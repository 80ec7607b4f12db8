import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hastened, isBrief, paced, type Scene, Scenery, unhurried } from './scenes.ts'

const sceneOf = (name: string, stays: number | null): Scene => ({
  view: { game: name, seats: [], awaited: null, over: false, choices: [] },
  told: [],
  moves: 0,
  stays,
  goOn: 'hand.confirm',
})
const PAUSE = sceneOf('pause', 500)
const ASKED = sceneOf('asked', null)

describe('scenes', () => {
  let shown: string[]
  let scenery: Scenery
  beforeEach(() => {
    vi.useFakeTimers()
    shown = []
    scenery = new Scenery((scene) => shown.push(scene.view.game))
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('stay for their time, then the next one comes', async () => {
    const played = scenery.play([PAUSE, sceneOf('second', 100)])
    await vi.advanceTimersByTimeAsync(499)
    expect(shown).toEqual(['pause'])
    await vi.advanceTimersByTimeAsync(1)
    expect(shown).toEqual(['pause', 'second'])
    await vi.advanceTimersByTimeAsync(100)
    expect(shown).toEqual(['pause', 'second'])
    expect(await played).toBe(true)
  })

  it('stay until the player goes on, if they ask for it', async () => {
    const played = scenery.play([ASKED])
    await vi.advanceTimersByTimeAsync(1e6)
    expect(shown).toEqual(['asked'])
    scenery.goOn()
    expect(await played).toBe(true)
    expect(shown).toEqual(['asked'])
  })

  it('end earlier when the player goes on, and the old time ends no other scene', async () => {
    const played = scenery.play([PAUSE, sceneOf('second', 1000)])
    await vi.advanceTimersByTimeAsync(400)
    scenery.goOn()
    let isOver = false
    played.then(() => {
      isOver = true
    })
    await vi.advanceTimersByTimeAsync(999)
    expect([shown, isOver]).toEqual([['pause', 'second'], false])
    await vi.advanceTimersByTimeAsync(1)
    expect(isOver).toBe(true)
  })

  it('are dropped together', async () => {
    const played = scenery.play([ASKED, PAUSE])
    scenery.drop()
    expect(await played).toBe(false)
    await vi.advanceTimersByTimeAsync(1000)
    expect(shown).toEqual(['asked'])
  })

  it('are brief if they end before anybody could find a button', () => {
    expect([PAUSE, ASKED, sceneOf('long', 2000)].map(isBrief)).toEqual([true, false, false])
  })

  it('are hastened while a clock runs, but wait for whoever is asked', () => {
    expect(hastened(sceneOf('long', 5000)).stays).toBeLessThan(1000)
    expect(hastened(PAUSE).stays).toBe(500)
    expect(hastened(ASKED).stays).toBeNull()
  })

  it('wait for whoever learns, but for a mere pause', () => {
    expect([PAUSE, ASKED, sceneOf('long', 2000)].map((scene) => unhurried(scene).stays)).toEqual([500, null, null])
  })

  it('are none of them shown where there are none', async () => {
    expect(await scenery.play([])).toBe(true)
    scenery.goOn()
    scenery.drop()
    expect(shown).toEqual([])
  })

  it('stay shorter at another pace, but for those that wait for the player', () => {
    expect(paced([PAUSE, ASKED], 0.5).map(({ stays }) => stays)).toEqual([250, null])
    expect(paced([PAUSE], 1)).toEqual([PAUSE])
  })

  it('are left out at once, and what they told is told with what follows', () => {
    const told = (scene: Scene, ...by: readonly number[]): Scene => ({
      ...scene,
      told: by.map((one) => ({ by: one })) as never,
    })
    const scenes = paced([told(PAUSE, 0), told(PAUSE, 1), told(ASKED, 2), told(PAUSE, 3)], 0)
    expect(scenes.map(({ view, told }) => [view.game, told.map(({ by }) => by)])).toEqual([['asked', [0, 1, 2]]])
  })
})
