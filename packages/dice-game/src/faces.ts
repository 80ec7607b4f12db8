/**
 * The dice as data (DICE-1, DICE-11): what they show, how many there are, and what a completed city is worth. A setup
 * may bring other faces.
 */

export const KNIGHT = 'knight'
export const CATAPULT = 'catapult'

/**
 * One die has six sides. A city side names its parts, separated by a space: the edges that each reaches, in the order N
 * E S W.
 */
export const FACES: readonly string[] = ['NEW', 'NE', 'N E', 'N S', KNIGHT, CATAPULT]

/** How many dice there are. */
export const DICE = 9

export const MOST_THROWS = 3

/** So many knights kept let a seat end its turn without counting (DICE-7). */
export const KNIGHTS_TO_END = 3

/** By how many dice it has, the points of a completed city. */
export const WORTH: readonly number[] = [0, 0, 0, 1, 3, 6, 10, 15, 21, 28]
