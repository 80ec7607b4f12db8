import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hastened, isBrief, type Scene, Scenery } from './scenes.ts'

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

  it('are none of them shown where there are none', async () => {
    expect(await scenery.play([])).toBe(true)
    scenery.goOn()
    scenery.drop()
    expect(shown).toEqual([])
  })
})
