/** Kept apart from drafts of tables, which the home page loads only when one is opened. */
import type { Colour } from '@bastide/table'

/** It plays well enough for most people. */
export const USUAL_OPPONENT = 'journeyman'
/** What the bot wears that is there from the start. */
export const OPPONENT_COLOUR: Colour = 'red'
