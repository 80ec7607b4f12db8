import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Copied, Waiting } from './bitmaps.ts'
import { PagePictures } from './page-pictures.svelte.ts'

/** What would be copied, and how to deliver the copies: there is no canvas here. */
const copying = vi.hoisted(() => ({ waiting: [] as Waiting[], deliver: (_: readonly Copied[]): void => {} }))
vi.mock('./bitmaps.ts', () => ({
  Bitmaps: class {
    constructor(onCopied: (lot: readonly Copied[]) => void) {
      copying.deliver = onCopied
    }
    add(waiting: Waiting): void {
      copying.waiting.push(waiting)
    }
  },
}))
vi.mock('./encoding.ts', () => ({
  encoded: async ({ key }: Copied) => ({ key, picture: new Blob([`copy of ${key}`]) }),
}))

const PIXELS = { width: 90, height: 140 }
const copyOf = (key: string): Copied => ({ key, bitmap: {} as ImageBitmap })
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
const textAt = async (url: string): Promise<string> => (await fetch(url)).text()

let revoked: string[] = []
beforeEach(() => {
  copying.waiting.length = 0
  const revoke = URL.revokeObjectURL
  revoked = []
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
    revoked.push(url)
    revoke.call(URL, url)
  })
})
afterEach(() => void vi.restoreAllMocks())

describe('pictures that the page draws', () => {
  it('are drawn once, and copied if their size is known', () => {
    const pictures = new PagePictures()
    const draw = vi.fn(() => '<svg/>')
    expect(pictures.url('a', draw, PIXELS)).toBe(pictures.url('a', draw, PIXELS))
    pictures.url('b', draw)
    expect(draw).toHaveBeenCalledTimes(2)
    expect(copying.waiting.map(({ key }) => key)).toEqual(['a'])
  })

  it('give way to their copies, and leave nothing behind', async () => {
    const pictures = new PagePictures()
    const drawn = pictures.url('a', () => '<svg/>', PIXELS)
    copying.deliver([copyOf('a')])
    await settled()
    const copy = pictures.url('a', () => 'never', PIXELS)
    expect(await textAt(copy)).toBe('copy of a')
    expect(revoked).toEqual([drawn])
  })

  it('are forgotten beyond what is kept, oldest first, with their copies', async () => {
    const pictures = new PagePictures(2)
    pictures.url('a', () => 'first', PIXELS)
    copying.deliver([copyOf('a')])
    await settled()
    const copy = pictures.url('a', () => 'never')
    pictures.url('b', () => 'second')
    pictures.url('c', () => 'third')
    await settled()
    expect(revoked).toContain(copy)
    expect(await textAt(pictures.url('a', () => 'drawn anew'))).toBe('drawn anew')
  })

  it('that were forgotten before their copy came stay forgotten', async () => {
    const pictures = new PagePictures(1)
    pictures.url('a', () => 'first', PIXELS)
    pictures.url('b', () => 'second')
    await settled()
    copying.deliver([copyOf('a')])
    await settled()
    expect(await textAt(pictures.url('a', () => 'drawn anew'))).toBe('drawn anew')
  })
})
