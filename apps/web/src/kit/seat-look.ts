/** The colour of a seat as in CSS. */
import { COLOUR_CODES } from '@bastide/wire'

export interface SeatLook {
  readonly colour: string
  readonly pattern: string
}

export const cssColour = (colour: string): string =>
  (COLOUR_CODES as { readonly [name: string]: string })[colour] ?? '#777777'
