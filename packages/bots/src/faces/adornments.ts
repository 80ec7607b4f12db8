/** What masters wear around their shoulders, by which they are known. */
import { disc, type FacePart, shape, stroke } from './part.ts'

const COLLAR = 'M14.6 29.8q5.4 6.4 10.8 0'

export const furCollar = (colour: string): readonly FacePart[] => [
  shape(
    'M13.4 29.2q6.6 7.6 13.2 0c2.2.4 4.2 1 5.8 2.2-1.4 5.4-6 9.2-12.4 10.2-6.4-1-11-4.8-12.4-10.2 1.6-1.2 3.6-1.8 5.8-2.2z',
    colour,
    1,
  ),
  stroke('M11.4 32.6l1.4 1M14.2 35.6l1.4.4M28.6 32.6l-1.4 1M25.8 35.6l-1.4.4M20 36.4v1.4', 0.9),
]

/** Of an office. */
export const chain = (gold: string): readonly FacePart[] => [
  stroke(COLLAR, 0.8),
  shape('M8.6 31.8l2.6-1.2q3.6 5.2 8.8 5.2t8.8-5.2l2.6 1.2q-4.2 7-11.4 7t-11.4-7z', gold, 0.9),
  stroke('M12.4 32.2l-1.8 1.8M15.6 34.8l-1 2.2M24.4 34.8l1 2.2M27.6 32.2l1.8 1.8', 0.7),
  shape(disc(20, 37.6, 2.4), gold, 0.9),
]
