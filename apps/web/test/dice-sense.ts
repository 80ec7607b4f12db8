/**
 * Plays dice through the page with as much sense as ends a game: a die with two or three open sides first, a cap on
 * each of them, and then stop. Whoever plays at random hardly ever closes a city.
 */
import type { Page } from 'playwright-core'
import { awaitOffer } from './awaiting-offers.ts'
import type { Act, Does, Offer } from './dice-playing.ts'

/** What a sensible person does now. Runs in the page, so it must be self-contained. */
function findSense(): Offer | null {
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
  const offer = (does: Does, element: Element | undefined, which = ''): Offer | null => {
    if (element === undefined) return null
    const { left, top, width, height } = element.getBoundingClientRect()
    return { does, x: left + width / 2, y: top + height / 2, which }
  }
  if (all('dialog[open] .result').length > 0) return { does: 'over', x: 0, y: 0, which: '' }
  const [goOn] = all('[data-go-on]')
  if (goOn !== undefined) return offer('go-on', goOn)
  const [confirm] = all('[data-confirm]')
  if (confirm !== undefined) return confirm.matches(':enabled') ? offer('confirm', confirm) : null
  const cells = all('[data-cell]')
  if (cells.length > 0) {
    // The first die lies unturned: its open sides are to the north, the east, and perhaps the south.
    const open = ['0,-1', '1,0', '0,1'].map((at) => cells.find((cell) => cell.getAttribute('data-cell') === at))
    return offer('cell', open.find((cell) => cell !== undefined) ?? cells[0])
  }
  const stop = all('[data-pass]:enabled')[0]
  if (stop !== undefined && /[1-9]/.test(stop.textContent ?? '')) return offer('pass', stop)
  const dice = all('.tray [data-die]')
  const loose = dice.filter((one) => one.matches(':enabled:not(.idle)'))
  const facing = (...faces: string[]): Element[] =>
    loose.filter((one) => faces.includes(one.getAttribute('data-die') ?? ''))
  const caps = facing('N S', 'N E')
  const [corner] = facing('NE')
  const [bend] = facing('NES')
  const isBegun = document.querySelector('[data-built]')?.getAttribute('data-built') !== '0'
  const first = caps.length >= 3 && bend !== undefined ? bend : caps.length >= 2 ? corner : undefined
  const wanted = isBegun ? caps[0] : first
  if (wanted !== undefined) return offer('die', wanted, String(dice.indexOf(wanted) + 1))
  const again = all('[data-name="again"]:enabled')[0]
  return offer('name', again, 'again') ?? offer('pass', stop)
}

export async function playSensibly(page: Page, act: Act): Promise<number> {
  for (let done = 0; done < 1000; done++) {
    const offer = await awaitOffer(page, findSense, null)
    if (offer.does === 'over') return done
    await act(page, offer)
    // Whatever was pressed is answered before anybody looks again.
    await page.waitForTimeout(60)
  }
  throw new Error('the game does not end')
}

const KEYS: { readonly [does in Does]?: string } = { 'go-on': 't', confirm: 'Enter', name: 't', pass: 'n' }

/** By keys, but for the cell: that is pointed at. */
export const quickly: Act = async (page, { does, x, y, which }) => {
  const key = does === 'die' ? which : KEYS[does]
  if (key !== undefined) await page.keyboard.press(key)
  else await page.mouse.click(x, y)
}
