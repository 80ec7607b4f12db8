import type { ModulePictures, Quarter, Silhouette } from '../../pictures/module.ts'
import { GOLD, INK, WHITE } from '../../pictures/palette.ts'
import { drawQuarters } from './quarter-pictures.ts'
import { tiles } from './tiles.ts'

/** Clockwise from the north-west. Their figures stand on the open ground in front of the building. */
const quarters: readonly Quarter[] = [
  { name: 'castle', corner: [3, 3], size: 45, point: [25, 40] },
  { name: 'market', corner: [52, 3], size: 45, point: [75, 40] },
  { name: 'smithy', corner: [52, 52], size: 45, point: [75, 89] },
  { name: 'cathedral', corner: [3, 52], size: 45, point: [25, 89] },
]

/** A townsman in a flat cap. */
const resident: Silhouette = {
  body: 'M12 8c3.3 0 5.3 1.6 5.6 4.6l.7 6.8c.1 1.6-.6 2.6-2 2.6H7.7c-1.4 0-2.1-1-2-2.6l.7-6.8C6.7 9.6 8.7 8 12 8zM8.7 5.2a3.3 3.3 0 1 1 6.6 0a3.3 3.3 0 1 1-6.6 0z',
  chest: [12, 15.6, 4.2],
  over: `<path d="M7.9 4.3c.3-2 1.9-3.2 4.1-3.2s3.8 1.1 4.3 3c-2.6.8-5.6.9-8.4.2z" fill="${WHITE}" stroke="${INK}" stroke-width=".8" stroke-linejoin="round"/>`,
}

const around = (d: string, colour: string): string =>
  `<path d="${d}" fill="${WHITE}" stroke="${WHITE}" stroke-width="3.4" stroke-linejoin="round"/><path d="${d}" fill="${colour}" stroke="${INK}" stroke-width="1" stroke-linejoin="round"/>`

/** In a long robe with an ermine collar and a coronet. */
const count =
  around(
    'M12 9c3.8 0 5.9 1.6 6.4 4.4l1.2 6.2c.3 1.5-.5 2.4-2 2.4H6.4c-1.5 0-2.3-.9-2-2.4l1.2-6.2C6.1 10.6 8.2 9 12 9zM8.3 6.6a3.7 3.7 0 1 0 7.4 0l.5-4.2-2.5 1.4L12 1l-1.7 2.8-2.5-1.4z',
    '#6A3B7C',
  ) +
  `<path d="M8.9 5.8h6.2c.4 2.8-1 4.3-3.1 4.3s-3.5-1.5-3.1-4.3z" fill="#E9C9A0" stroke="${INK}" stroke-width=".7"/><path d="M7.8 2.4l2.5 1.4L12 1l1.7 2.8 2.5-1.4-.6 3.7H8.4z" fill="${GOLD}" stroke="${INK}" stroke-width=".8" stroke-linejoin="round"/><path d="M6.7 12.4c1.5-2.3 9.1-2.3 10.6 0l-1.7 2.8c-1.6-.9-5.6-.9-7.2 0z" fill="${WHITE}" stroke="${INK}" stroke-width=".8" stroke-linejoin="round"/><path d="M9 12.3v.8m3-.9v.8m3-.7v.8M12 16v5.4" stroke="${INK}" stroke-width=".8" stroke-linecap="round"/>`

export const pictures: ModulePictures = {
  id: 'count',
  tiles,
  towns: {
    carcassonne: {
      districts: [
        [
          ['#7686A0', '#465470'],
          ['#6A7B98', '#3F4C66'],
        ],
        [
          ['#7686A0', '#465470'],
          ['#CC6E4B', '#94432F'],
        ],
      ],
      ground: '#CBB592',
      towerRoof: ['#7686A0', '#465470'],
      churches: 0.15,
    },
  },
  symbols: { quarters: { draw: drawQuarters, radius: 50, at: [50, 50], quarters, fills: true } },
  figures: { resident },
  tokens: { count },
}
