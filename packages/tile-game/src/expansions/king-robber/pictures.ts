import type { ModulePictures } from '../../pictures/module.ts'
import { GOLD, INK, WHITE } from '../../pictures/palette.ts'
import { tiles } from './tiles.ts'

const around = (d: string, colour: string): string =>
  `<path d="${d}" fill="${WHITE}" stroke="${WHITE}" stroke-width="3.4" stroke-linejoin="round"/><path d="${d}" fill="${colour}" stroke="${INK}" stroke-width="1" stroke-linejoin="round"/>`

/** A crown. */
const king =
  around('M3.6 8.2l4.2 3.8L12 4.6l4.2 7.4 4.2-3.8-1.5 11.4H5.1z', GOLD) +
  `<path d="M5.4 16.6h13.2" stroke="${INK}" stroke-width=".8"/><path d="M12 13.7v.1m-3.6.9v.1m7.2-.1v.1" stroke="#C03A2B" stroke-width="1.9" stroke-linecap="round"/><path d="M3.6 7.9v.1M12 4.3v.1m8.4 3.5v.1" stroke="${WHITE}" stroke-width="2.2" stroke-linecap="round"/>`

/** A masked face under a broad hat. */
const robber =
  around('M6.6 10.4c0 6 1.6 10.2 5.4 10.2s5.4-4.2 5.4-10.2z', '#E9C9A0') +
  around(
    'M2.6 10.2c2-.9 3.2-1.7 3.9-4.7C7 3.6 9 3 12 3s5 .6 5.5 2.5c.7 3 1.9 3.8 3.9 4.7c-2.6 1.6-5.8 2-9.4 2s-6.8-.4-9.4-2z',
    '#4A3B33',
  ) +
  `<path d="M6.9 12.9c3.4.9 6.8.9 10.2 0l-.3 2.7c-1.7.7-3.4.6-4.8-.6c-1.4 1.2-3.1 1.3-4.8.6z" fill="${INK}"/><path d="M9.3 14.3h.1m5.2 0h.1" stroke="${WHITE}" stroke-width="1.2" stroke-linecap="round"/><path d="M6.6 7.8q5.4 1.4 10.8 0" stroke="#B9553D" stroke-width="1.2" fill="none"/>`

export const pictures: ModulePictures = { id: 'king-robber', tiles, tokens: { king, robber } }
