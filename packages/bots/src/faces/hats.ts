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

/** Four corners, as scholars wear it. */
export const cornered = (colour: string): Hat => ({
  over: [
    shape('M5.6 5.6q4 2 7.6.6 3.2-2.4 6.8-2.4t6.8 2.4q3.6 1.4 7.6-.6l-4.6 10q-9.8-3.4-19.6 0z', colour),
    stroke('M10.6 13q9.4-3.2 18.8 0M20 3.8v-1.6', 0.8),
  ],
})

/** On the crown of the head only. */
export const skullcap = (colour: string): Hat => ({
  over: [shape('M12 13.2C12.4 8.4 15.4 6 20 6s7.6 2.4 8 7.2q-8-3.8-16 0z', colour), stroke('M20 6V4.4', 1.3)],
})

/** A dark cap over a coif, as lawyers wear it. */
export const cappedCoif = (colour: string): Hat => ({
  over: [...coif.over, shape('M10.4 13C10.4 7 14 3.4 20 3.4S29.6 7 29.6 13q-9.6-3.6-19.2 0z', colour)],
})

/** Padded into the shape of a heart, over a veil. */
export const heart = (colour: string): Hat => ({
  behind: [shape(VEIL, LINEN)],
  over: [
    shape(
      'M20 8.6C18.4 3.4 12 .8 8 3.6c-4 3-2.6 9.4 2 14 2.4-3.6 5.8-5.2 10-5.2s7.6 1.6 10 5.2c4.6-4.6 6-11 2-14-4-2.8-10.4-.2-12 5z',
      colour,
    ),
    stroke('M9.4 6.6q2.4 4.6 5.4 6.4M30.6 6.6q-2.4 4.6-5.4 6.4', 0.7),
  ],
})

/** A brim with a long feather. */
export const plumed = (colour: string, band: string, feather: string): Hat => ({
  over: [
    ...brim(colour, band).over,
    shape('M24.6 11.6C25 5.4 29.6 1.4 36.8 1c.2 2.6-.6 4.4-2 5.6 1.2.2 2.4.8 3.4 2-3.4 4.6-8.4 6-13.6 3z', feather),
    stroke('M26 10.8Q30 6.4 35 3.4', 0.7),
  ],
})

/** Tall, with a rim of ermine. */
export const furred = (colour: string): Hat => ({
  over: [
    shape('M12.2 12.4L10.8 3.6q9.2-4.2 18.4 0l-1.4 8.8z', colour),
    shape(
      'M8.8 13.4c-.2-2.4 1.2-3.6 3-3.6q8.2-2.2 16.4 0c1.8 0 3.2 1.2 3 3.6-.2 2.6-1.8 3.8-3.4 3.2q-7.8-2.6-15.6 0c-1.6.6-3.2-.6-3.4-3.2z',
      LINEN,
    ),
    stroke('M12.6 12.4l-.6 1.8M17.6 11.2l-.4 1.8M22.4 11.2l.4 1.8M27.4 12.4l.6 1.8', 1.1),
  ],
})

const STAR = 'l.7 1.5 1.6.2-1.2 1.1.3 1.6-1.4-.8-1.4.8.3-1.6-1.2-1.1 1.6-.2z'

/** Pointed, and covered with stars. */
export const starred = (colour: string, star: string): Hat => ({
  over: [
    shape('M9 16C9.4 10.2 16 8.2 21.6.6 26.4 5.6 30.8 9 31 16q-11-5-22 0z', colour),
    shape('M7.8 16.4Q20 9.4 32.2 16.4l-.6 2.4Q20 12.6 8.4 18.8z', colour),
    shape(`M21.6 4.2${STAR}M17.2 8.2${STAR}M24.2 8.6${STAR}`, star, 0.3),
  ],
})

/** A wimple that covers the chin, and a veil over it. */
export const veiled = (colour: string): Hat => ({
  behind: [shape(VEIL, colour)],
  over: [
    // The face is a hole in it: its outline runs the other way.
    shape(
      'M9.8 20C9.6 12 14 8.6 20 8.6S30.4 12 30.2 20c-.2 5-1.4 9.4-4.6 13q-5.6 2.6-11.2 0C11.2 29.4 10 25 9.8 20zM12.6 20c.2 5.2 2.8 9.2 7.4 9.2s7.2-4 7.4-9.2c.1-4.4-2.8-6.4-7.4-6.4s-7.5 2-7.4 6.4z',
      LINEN,
      0.9,
    ),
    shape(
      'M20 4.4c8.4 0 12.4 6 12.6 14.2.2 6.4 1.4 10.4 3 14.2l-5.4 1.4c-.8-4-.2-9-.2-13.8 0-6.6-3.8-9.8-10-9.8s-10 3.2-10 9.8c0 4.8.6 9.8-.2 13.8l-5.4-1.4c1.6-3.8 2.8-7.8 3-14.2C7.6 10.4 11.6 4.4 20 4.4z',
      colour,
    ),
  ],
})

/** Wound, with a jewel. */
export const turban = (colour: string, jewel: string): Hat => ({
  over: [
    shape(
      'M8 15C6 8 11.6 2.4 20 2.4S34 8 32 15c-.8 2.6-3.6 2.6-5.6 1.2-4-2.4-8.8-2.4-12.8 0C11.6 17.6 8.8 17.6 8 15z',
      colour,
    ),
    stroke('M8.4 9.8Q18 8.4 27 15.8M12.4 4.8Q24.4 6 31.4 13.6M31.6 9.8Q26 9.6 22.6 11.4', 0.7),
    shape(disc(20, 10.2, 1.9), jewel, 0.9),
  ],
})

/** Of steel, with cheeks and a crest. */
export const helmet = (steel: string, crest: string): Hat => ({
  over: [
    shape('M16.4 5.4C17.4 1 24 .2 29 1.6c5 1.4 7.8 5.6 7.8 11-2.6-3-5-4.4-8-4.8-4-.4-8-.8-12.4-2.4z', crest),
    shape(
      'M9.8 17l3.2-.6c-.2 3.6 0 7 .8 10-3-1.2-4.4-4.6-4-9.4zM30.2 17l-3.2-.6c.2 3.6 0 7-.8 10 3-1.2 4.4-4.6 4-9.4z',
      steel,
    ),
    shape('M9.4 17.6C8.8 9 13 4.6 20 4.6S31.2 9 30.6 17.6Q20 11.8 9.4 17.6z', steel),
    stroke('M20 4.6v9.8M10 14.8q10-5 20 0', 0.8),
  ],
})

/** A tall cone over a velvet band, with a veil from its tip. */
export const hennin = (colour: string, band: string): Hat => ({
  behind: [
    shape('M31 1.6c5.4 7 8 17.4 7.2 29.2-3.4 1.8-7 2-10.6.4H12c-2.4 0-4.4-.4-6-1.4 3-6 3.4-11.4 3.8-16z', LINEN, 0.9),
  ],
  over: [
    shape('M10.6 14C14.6 7.6 23.4 1.8 35.6.6 35.4 6.6 32.8 12 29.6 15q-9.4-5.2-19-1z', colour),
    shape('M10 25.4C8 13.6 12.6 8.6 20 8.6s12 5 10 16.8l-2.6.4c.6-7.8-2-11.6-7.4-11.6s-8 3.8-7.4 11.6z', band, 1),
  ],
})

export const bareHead: Hat = { over: [] }
