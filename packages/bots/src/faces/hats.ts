/** What characters wear on their heads. `behind` is drawn before the face, `over` after it. */
import { disc, type FacePart, LINEN, shape, stroke } from './part.ts'

export interface Hat {
  readonly behind?: readonly FacePart[]
  readonly over: readonly FacePart[]
}

const BRIM =
  'M3.4 14.6c0-2.1 7.3-3.6 16.6-3.6s16.6 1.5 16.6 3.6-7.3 3.1-16.6 3.1-16.6-1-16.6-3.1zM11.4 12.2c.4-5.8 3.5-8.8 8.6-8.8s8.2 3 8.6 8.8c-5 1-12.2 1-17.2 0z'
const BAND = 'M11.5 10.4c5.2 1.2 11.8 1.2 17 0l.2 2.2c-5.4 1-12 1-17.4 0z'
const CAP = 'M9.4 14.6c.2-4.8 4.4-8.4 10.6-8.4 6.8 0 10.8 3 11 6.8l3 1.4c-.4 1.6-2.6 1.8-5 1.2-6-1.6-13.2-1.6-19.6-1z'
const SWEEP =
  'M20 4.2c8 0 12 6 12 14.4 0 5.6-1 9.8-3.2 13h-3c2-3.4 2.6-7.4 2.6-12 0-6.2-3-9.4-8.4-9.4s-8.4 3.2-8.4 9.4c0 4.6.6 8.6 2.6 12h-3C9 28.4 8 24.2 8 18.6 8 10.2 12 4.2 20 4.2z'
const VEIL =
  'M8.4 20C8.4 10.6 13 6.2 20 6.2S31.6 10.6 31.6 20c0 6.2 1 9.6 2.6 13-4 2-9.2 2.6-14.2 2.6S9.8 35 5.8 33c1.6-3.4 2.6-6.8 2.6-13z'
const FOREHEAD = 'M10.8 18.2c.2-6 3.9-9 9.2-9s9 3 9.2 9c-2.6-3.6-5.7-5-9.2-5s-6.6 1.4-9.2 5z'

export const brim = (colour: string, band: string): Hat => ({ over: [shape(BRIM, colour), shape(BAND, band, 0.8)] })

export const cap = (colour: string): Hat => ({ over: [shape(CAP, colour), stroke('M13 9.4q6-2.4 12 .2', 0.7)] })

/** A cap with a feather in it. */
export const feathered = (colour: string, feather: string): Hat => ({
  over: [
    shape('M26 10C28 5 32.4 2 37.4 1.4 37.4 6.4 34 11 28.4 12.8z', feather),
    stroke('M27.6 11.4Q31 7 35.8 3', 0.7),
    shape(CAP, colour),
  ],
})

export const hood = (colour: string): Hat => ({ over: [shape(SWEEP, colour)] })

/** A hood that ends in a peak. */
export const peak = (colour: string): Hat => ({
  over: [
    shape(
      SWEEP.replace('M20 4.2c8 0 12 6 12 14.4', 'M24 .8c3.6 3.8 8 9.4 8 17.8').replace(
        '10.2 12 4.2 20 4.2z',
        '9.4 14 3.6 24 .8z',
      ),
      colour,
    ),
  ],
})

export const wimple = (colour: string): Hat => ({
  behind: [shape(VEIL, colour)],
  over: [shape(FOREHEAD, colour)],
})

/** Tied at the side, with dots. */
export const kerchief = (colour: string): Hat => ({
  over: [
    shape('M28.2 14l6-1.8-1.6 3.8 2.6 3-6.6-1.8z', colour),
    shape('M10.6 16.2C10.2 9.2 14 5.6 20 5.6s9.8 3.6 9.4 10.6c-5.4-2.8-13.4-2.8-18.8 0z', colour),
    shape(`${disc(15.2, 11, 0.9)}${disc(20, 8.6, 0.9)}${disc(24.8, 11, 0.9)}`, LINEN, 0),
  ],
})

/** Tied under the chin. */
export const scarf = (colour: string): Hat => ({
  behind: [shape('M9 19C9 10 13 5.8 20 5.8S31 10 31 19c0 5.6-1.6 9.6-4 12.6H13C10.6 28.6 9 24.6 9 19z', colour)],
  over: [shape(FOREHEAD, colour), shape('M20 30.6l-5.4 4.8 1-5 4.4-1 4.4 1 1 5z', colour)],
})

export const toque: Hat = {
  over: [
    shape(
      'M12.4 15V11.2c-3-.4-4.4-2.8-3.8-5 .6-2.3 3.2-3.3 5.2-2.5C15 1.8 17.4.8 20 .8s5 1 6.2 2.9c2-.8 4.6.2 5.2 2.5.6 2.2-.8 4.6-3.8 5V15q-7.6-2.2-15.2 0z',
      LINEN,
    ),
    stroke('M16.4 12V8.4M20 11.6V7.6M23.6 12V8.4', 0.7),
  ],
}

/** Soft, and hanging to one side. */
export const floppy = (colour: string): Hat => ({
  over: [
    shape('M10.2 15c-.6-5.2 3-10 9.8-10 8 0 13.8 4 14 10.4.1 3-2.6 4-4.4.8-5.8-2-13-2.2-19.4-1.2z', colour),
    stroke('M25 8.4q4 2 5.6 5.4', 0.7),
  ],
})

export const jester = (one: string, other: string): Hat => ({
  over: [
    shape('M20 16V6c2 0 4 .4 5.6 1.8 2-2.8 5.4-4.2 9.8-4.4.4 4.8-2 9-6 12-2.8-.4-6-.4-9.4.6z', one),
    shape('M20 16V6c-2 0-4 .4-5.6 1.8-2-2.8-5.4-4.2-9.8-4.4-.4 4.8 2 9 6 12 2.8-.4 6-.4 9.4.6z', other),
    shape(`${disc(5, 4, 2)}${disc(35, 4, 2)}`, '#D9A938', 0.9),
  ],
})

export const beret = (colour: string): Hat => ({
  over: [
    shape(
      'M7 12.4c0-4.6 6-7.8 13.4-7.8 7 0 12 2.2 12 6 0 2.9-2.2 4.4-4.6 4.6-5.2-1.5-10.2-1.5-15 0C9 15 7 14.2 7 12.4z',
      colour,
    ),
    stroke('M20.6 4.6l1-2.6', 1.3),
  ],
})

/** Close around the head, with its strings. */
export const coif: Hat = {
  over: [
    shape(
      'M10.2 22C9.4 12 13.4 6.6 20 6.6S30.6 12 29.8 22c-.8.6-1.7.6-2.3.2.2-5.6-2.1-8.6-7.5-8.6s-7.7 3-7.5 8.6c-.6.4-1.5.4-2.3-.2z',
      LINEN,
    ),
    stroke('M11.4 22.2q.6 6.4 5.2 9M28.6 22.2q-.6 6.4-5.2 9', 0.8),
  ],
}

/** With flaps over the ears. */
export const flaps = (colour: string): Hat => ({
  over: [
    shape(
      'M9.6 23C8.2 13 12.2 6 20 6s11.8 7 10.4 17c-1.2 1-2.4.8-3.2-.4.4-3-.2-5.4-1.4-7-3.6-1.2-8-1.2-11.6 0-1.2 1.6-1.8 4-1.4 7-.8 1.2-2 1.4-3.2.4z',
      colour,
    ),
    shape(disc(20, 5.4, 1.5), colour, 0.9),
  ],
})

/** Knitted, with a turned rim. */
export const knit = (colour: string): Hat => ({
  over: [
    shape('M10.8 15C10.6 7.6 14 4 20 4s9.4 3.6 9.2 11z', colour),
    shape('M9.8 13.4q10.2-2.4 20.4 0v4q-10.2-2.4-20.4 0z', colour),
    stroke('M14 13v3.4M18 12.4v3.4M22 12.4v3.4M26 13v3.4', 0.7),
  ],
})

/** A roll of cloth with a tail. */
export const chaperon = (colour: string): Hat => ({
  over: [
    shape('M12.6 9.6C13 4.8 17 2.6 21 3.8c5-.8 9 2 8 6.8z', colour),
    shape('M28.6 13.6c4.4 3 5.2 10 3.8 16.8l-3.6-.8c1-5.6.2-9.8-2.2-12.6z', colour),
    shape('M7.8 13.8c-.8-3.6 4.4-6.6 12.2-6.6s13 3 12.2 6.6c-.6 2.7-5.8 3-12.2 3s-11.6-.3-12.2-3z', colour),
    stroke('M14 8.2q-2 3 0 7.8M20 7.4v9M26 8.2q2 3 0 7.8', 0.7),
  ],
})

export const headband = (colour: string): Hat => ({
  over: [shape('M11 16.4q9-3.8 18 0v-3.2q-9-3.8-18 0z', colour)],
})

const PETALS = [
  [11.6, 13.6],
  [15.4, 10.8],
  [20, 9.8],
  [24.6, 10.8],
  [28.4, 13.6],
] as const

/** Of flowers and leaves. */
export const wreath = (flower: string, leaf: string): Hat => ({
  over: [
    shape('M10.4 15.6Q20 5.2 29.6 15.6l-1.6 1.2Q20 8.6 12 16.8z', leaf, 0.8),
    shape(PETALS.map(([x, y]) => disc(x, y, 1.9)).join(''), flower, 0.8),
  ],
})

/** A wide hat with a veil for bees. */
export const netted = (colour: string): Hat => ({
  behind: [shape('M7 14.4h26l1.6 18q-14.6 5-29.2 0z', '#EFE6D0', 0.9)],
  over: [...brim(colour, '#B58A57').over, stroke('M8 18q-1.6 8-1.6 13M32 18q1.6 8 1.6 13', 0.7)],
})

export const bareHead: Hat = { over: [] }
