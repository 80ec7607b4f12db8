import type { ModulePictures, Silhouette } from '../../pictures/module.ts'
import { GOLD, INK, WHITE } from '../../pictures/palette.ts'
import { held } from '../../pictures/staff.ts'

/** Taller than the others, with mitre and crook. */
const abbot: Silhouette = {
  behind: held('M20.2 21.6V6.2c0-3.6-4.1-3.6-4.1-.7c0 1.5 1.9 1.7 2.1.4', GOLD),
  body: 'M11 9.2c3 0 4.6 1.3 5 4l1 6.4c.2 1.5-.6 2.4-2 2.4H6.9c-1.4 0-2.2-.9-2-2.4l1-6.4c.4-2.7 2.1-4 5.1-4zM7.9 6.7a3.1 3.1 0 1 0 6.2 0l.8-2.7L11 .3 7.1 4z',
  chest: [11, 16.2, 4],
  over: `<path d="M7.1 4L11 .3 14.9 4l-.6 2H7.7z" fill="${WHITE}" stroke="${INK}" stroke-width=".8" stroke-linejoin="round"/><path d="M11 1.6v4" stroke="${GOLD}" stroke-width="1.3"/>`,
}

export const pictures: ModulePictures = { id: 'abbot', tiles: [], figures: { abbot } }
