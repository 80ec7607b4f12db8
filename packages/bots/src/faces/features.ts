/** Heads, eyes, brows, noses and mouths. */
import { disc, type FacePart, LINEN, shape, stroke } from './part.ts'

/** By what they are called. */
type Parts = { readonly [kind: string]: readonly FacePart[] }

export const HEADS = {
  round: 'M11.2 19.4c0-6.3 3.8-10 8.8-10s8.8 3.7 8.8 10c0 6.3-3.6 10.4-8.8 10.4s-8.8-4.1-8.8-10.4z',
  long: 'M12 18.4c0-6 3.3-9.4 8-9.4s8 3.4 8 9.4c0 7.4-2.9 12.8-8 12.8s-8-5.4-8-12.8z',
  square: 'M11.2 18c0-5.8 3.6-8.8 8.8-8.8s8.8 3 8.8 8.8v5c0 4.6-3.6 7.4-8.8 7.4s-8.8-2.8-8.8-7.4z',
} as const

export const EYES = {
  open: [stroke('M16.4 19.2v.8M23.6 19.2v.8', 1.9)],
  wide: [
    shape(`${disc(16.2, 19.5, 2.2)}${disc(23.8, 19.5, 2.2)}`, LINEN, 0.7),
    stroke('M16.5 19.5v.1M23.5 19.5v.1', 1.9),
  ],
  narrow: [stroke('M14.6 19.4q1.8-1 3.6.2M21.8 19.6q1.8-1.2 3.6-.2', 1.2), stroke('M16.8 19.9v.2M23.2 19.9v.2', 1.4)],
  merry: [stroke('M14.6 20.2q1.8-2.2 3.6 0M21.8 20.2q1.8-2.2 3.6 0', 1.2)],
  glasses: [
    shape(`${disc(16, 19.7, 3)}${disc(24, 19.7, 3)}`, LINEN, 0.9),
    stroke('M19 19.2q1-.7 2 0M16.4 19.7v.1M23.6 19.7v.1', 1.1),
  ],
  /** With lines below, which come with the years. */
  wise: [
    stroke('M16.4 18.8v.8M23.6 18.8v.8', 1.9),
    stroke('M14.6 21.6q1.8 1 3.4.1M22 21.7q1.6.9 3.4-.1M12.8 18.6l-.9-.6M27.2 18.6l.9-.6', 0.6),
  ],
  patch: [
    stroke('M16.4 19.2v.8', 1.9),
    stroke('M11.6 14.4L28.6 21.6', 0.9),
    shape('M20.8 17.2l6 2.4c0 2.4-1.6 3.8-3.2 3.6-1.8-.2-3-2.4-2.8-6z', '#3A2E28', 0.6),
  ],
} satisfies Parts

export const BROWS = {
  calm: [stroke('M14.6 16.6q1.8-.9 3.6-.2M21.8 16.4q1.8-.7 3.6.2', 0.9)],
  raised: [stroke('M14.4 16q2-1.8 3.8-.8M21.8 15.2q1.8-1 3.8.8', 0.9)],
  stern: [stroke('M14.2 15.8l4 1.5M25.8 15.8l-4 1.5', 1.3)],
  thick: [stroke('M14.2 16.6q2-1.4 4-.2M21.8 16.4q2-1.2 4 .2', 1.9)],
} satisfies Parts

export const NOSES = {
  small: [stroke('M19 22.6q1 .9 2 0', 0.9)],
  straight: [stroke('M20.4 19.6c-.4 1.3-1.3 2.3-1 3 .2.5 1 .5 1.6.3', 0.9)],
  large: [shape('M19.4 19.2c-.4 1.8-1.9 3-1.3 4.2.5 1 3.3 1 3.8 0 .6-1.2-.9-2.4-1.3-4.2', '#E2A98A', 0.8)],
} satisfies Parts

export const MOUTHS = {
  smile: [stroke('M16.8 25.6q3.2 2.6 6.4 0', 1.1)],
  grin: [shape('M16.2 25.2h7.6q-.6 3-3.8 3t-3.8-3z', LINEN, 0.9)],
  flat: [stroke('M17.4 26.4h5.2', 1.1)],
  smirk: [stroke('M17.2 26.6q3.4.5 5.8-1.5', 1.1)],
  frown: [stroke('M17.2 27q2.8-1.7 5.6 0', 1.1)],
  whistle: [shape(disc(20, 26.4, 1.2), '#8D3E2C', 0.8)],
} satisfies Parts
