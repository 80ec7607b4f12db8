import { expect } from 'vitest'
import { usePages } from './browser.ts'
import { countToResult, KINDS, openTable, playToEnd, resultOf, SeededRandom, seatScores, tilesOn } from './playing.ts'
import { testWholeGame } from './whole-games.ts'

const pages = usePages()

testWholeGame(
  'tiles of all expansions',
  'three people play a whole game with all expansions and every kind of choice',
  () =>
    pages.visit({}, async ({ page, go }) => {
      await go('#/new')
      await openTable(page, 'Everything', ['gold', 'red', 'green'])
      const done = await playToEnd(page, new SeededRandom(11))
      for (const kind of KINDS) expect(done[kind], kind).toBeGreaterThan(0)
      expect(await tilesOn(page)).toBeGreaterThan(100)
      await countToResult(page)
      expect(await resultOf(page)).toEqual(await seatScores(page))
      expect(await page.locator('.result polyline').count()).toBe(3)
    }),
)
