import { expect, test } from 'vitest'
import { patience } from './adversity.ts'
import { usePages } from './browser.ts'
import { before, EVERYTHING, openGame, readStored } from './stored-games.ts'

const pages = usePages()

test('tiles are drawn at once, become bitmaps when the board is idle, and look the same', async () => {
  await pages.visit({}, async ({ page, go }) => {
    await go('#/games')
    await openGame(page, before(await readStored(EVERYTHING), 'place', 7))
    /** The natural size of each tile's picture, and the number of colours in a coarse sample. */
    const looks = (): Promise<{ wide: number; colours: number }[]> =>
      page.evaluate(() =>
        Promise.all(
          [...document.querySelectorAll('.tiles image')].map(async (tile) => {
            const image = new Image()
            image.src = tile.getAttribute('href') ?? ''
            await image.decode()
            const canvas = new OffscreenCanvas(24, 24).getContext('2d') as OffscreenCanvasRenderingContext2D
            canvas.drawImage(image, 0, 0, 24, 24)
            const seen = new Set<number>()
            const { data } = canvas.getImageData(0, 0, 24, 24)
            for (let i = 0; i < data.length; i += 4)
              seen.add(((data[i] ?? 0) >> 5) * 64 + ((data[i + 1] ?? 0) >> 5) * 8 + ((data[i + 2] ?? 0) >> 5))
            return { wide: image.naturalWidth, colours: seen.size }
          }),
        ),
      )
    // The most detailed pictures, of large tiles, stay SVG.
    await expect
      .poll(async () => new Set((await looks()).map(({ wide }) => wide)), { timeout: patience(20_000) })
      .toEqual(new Set([192]))
    for (const { colours } of await looks()) expect(colours).toBeGreaterThan(4)
  })
})
