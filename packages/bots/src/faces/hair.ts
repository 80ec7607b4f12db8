/** Hair and beards. */
import { type FacePart, shape, stroke } from './part.ts'

export interface Hair {
  readonly behind?: readonly FacePart[]
  readonly over: readonly FacePart[]
}

export const short = (colour: string): Hair => ({
  over: [
    shape(
      'M10.8 19.4C10.2 11.4 14 7.4 20 7.4s9.8 4 9.2 12c-1-3-2.2-4.8-3.8-5.8-3.4 1-7.4 1-10.8 0-1.6 1-2.8 2.8-3.8 5.8z',
      colour,
    ),
  ],
})

export const bowl = (colour: string): Hair => ({
  over: [
    shape('M9.4 21.4C8.2 11 12.6 6 20 6s11.8 5 10.6 15.4l-2.8.6c0-2.4-.4-4.4-1-5.8H13.2c-.6 1.4-1 3.4-1 5.8z', colour),
    stroke('M16 8.6q-2 3-2.4 6M24 8.6q2 3 2.4 6', 0.6),
  ],
})

export const curly = (colour: string): Hair => ({
  behind: [
    shape(
      'M9.6 24c-2.6.2-4-2.4-2.6-4.4-2-1.4-1.6-4.4.6-5.2-.6-2.6 1.4-4.6 3.8-4.2.4-2.6 3-3.8 5-2.6C17.6 5.2 22.4 5.2 23.6 7.6c2-1.2 4.6 0 5 2.6 2.4-.4 4.4 1.6 3.8 4.2 2.2.8 2.6 3.8.6 5.2 1.4 2 0 4.6-2.6 4.4z',
      colour,
    ),
  ],
  over: [
    shape(
      'M11 16.6c.6-3 2-4.8 4-5.4 1.2-1.6 3.6-1.8 5-.6 1.4-1.2 3.8-1 5 .6 2 .6 3.4 2.4 4 5.4-1.8.6-3.2-.2-3.8-1.6-1.4 1-3.4.8-4.2-.6-.8 1.4-3 1.6-4.2.4-1.2 1.8-3.8 2.6-5.8 1.8z',
      colour,
      0.9,
    ),
  ],
})

export const long = (colour: string): Hair => ({
  behind: [
    shape(
      'M9.8 18C9.8 10.6 14 6.8 20 6.8S30.2 10.6 30.2 18c0 6.4.6 10.4 2.4 15-3.6 1.6-7 1.4-8.6 0h-8c-1.6 1.4-5 1.6-8.6 0 1.8-4.6 2.4-8.6 2.4-15z',
      colour,
    ),
  ],
  over: [shape('M11 18c.4-6 3.8-9.2 9-9.2s8.6 3.2 9 9.2c-3.6-.8-6.6-3-8.4-6-1.8 3-5 5.2-9.6 6z', colour)],
})

export const braids = (colour: string): Hair => ({
  behind: [
    shape(
      'M11 18c-2.8 1.6-3.6 4.4-2 6.4-1.8 1.6-1.8 4.2.2 5.6-.6 2 .4 3.6 2.2 4.4 1.6-1.2 2-3 1.2-4.6 1.4-1.8 1.2-4-.4-5.4z',
      colour,
    ),
    shape(
      'M29 18c2.8 1.6 3.6 4.4 2 6.4 1.8 1.6 1.8 4.2-.2 5.6.6 2-.4 3.6-2.2 4.4-1.6-1.2-2-3-1.2-4.6-1.4-1.8-1.2-4 .4-5.4z',
      colour,
    ),
  ],
  over: [shape('M11 17.6c.4-6 3.8-9 9-9s8.6 3 9 9c-4-.6-7.4-2.6-9-5.4-1.6 2.8-5 4.8-9 5.4z', colour)],
})

/** Combed back into a bun. */
export const bun = (colour: string): Hair => ({
  behind: [shape('M14.8 5.6a5.2 4.6 0 1 0 10.4 0a5.2 4.6 0 1 0-10.4 0z', colour)],
  over: [
    shape('M10.8 20.4C9.8 11.6 13.6 7 20 7s10.2 4.6 9.2 13.4c-.6-4.8-3.8-8-9.2-8s-8.6 3.2-9.2 8z', colour),
    stroke('M17 4.4q3-1.6 6 .2M15.4 8.8q-1.6 1.4-2.4 3.4M24.6 8.8q1.6 1.4 2.4 3.4', 0.6),
  ],
})

/** Above the ears, and nowhere else. */
export const fringe = (colour: string): Hair => ({
  behind: [
    shape(
      'M12.6 15c-3.4-.2-5.2 2.4-4.2 5 .6 1.8 2.2 2.6 4 2.2zM27.4 15c3.4-.2 5.2 2.4 4.2 5-.6 1.8-2.2 2.6-4 2.2z',
      colour,
    ),
  ],
  over: [stroke('M16.6 12.2q3.4-1.4 6.8 0', 0.7)],
})

export const none: Hair = { over: [] }

const FULL =
  'M11.4 19.6c.6 3.4 1.8 4.6 3.6 4.8 1.6-1 3.3-1.3 5-1.3s3.4.3 5 1.3c1.8-.2 3-1.4 3.6-4.8 1 7.6-1.6 14.8-8.6 14.8s-9.6-7.2-8.6-14.8z'

export const full = (colour: string): readonly FacePart[] => [shape(FULL, colour)]
export const flowing = (colour: string): readonly FacePart[] => [
  shape(
    'M11.4 19.6c.6 3.4 1.8 4.6 3.6 4.8 1.6-1 3.3-1.3 5-1.3s3.4.3 5 1.3c1.8-.2 3-1.4 3.6-4.8 1.2 7.6.2 14.4-3.6 19.2h-10c-3.8-4.8-4.8-11.6-3.6-19.2z',
    colour,
  ),
  stroke('M16.8 31q.6 3.6 1.8 6.4M23.2 31q-.6 3.6-1.8 6.4', 0.7),
]
/** In two points. */
export const forked = (colour: string): readonly FacePart[] => [
  shape(
    'M11.4 19.6c.6 3.4 1.8 4.6 3.6 4.8 1.6-1 3.3-1.3 5-1.3s3.4.3 5 1.3c1.8-.2 3-1.4 3.6-4.8 1.2 7 .2 12.2-4 18.4-2.2-1.2-3.8-3.4-4.6-6.2-.8 2.8-2.4 5-4.6 6.2-4.2-6.2-5.2-11.4-4-18.4z',
    colour,
  ),
]
export const goatee = (colour: string): readonly FacePart[] => [
  shape('M17 27.8q3-.9 6 0c.2 3.4-1.1 5.8-3 6.8-1.9-1-3.2-3.4-3-6.8z', colour, 0.9),
]
export const moustache = (colour: string): readonly FacePart[] => [
  shape('M20 23.7c-2-1.3-5.4-.7-6.6 2.3 2.4.7 5.2.3 6.6-1 1.4 1.3 4.2 1.7 6.6 1-1.2-3-4.6-3.6-6.6-2.3z', colour, 0.9),
]
export const stubble: readonly FacePart[] = [
  stroke('M14 25.2v.1M15.4 27.4v.1M17.6 28.8v.1M20 29.2v.1M22.4 28.8v.1M24.6 27.4v.1M26 25.2v.1', 1),
]
