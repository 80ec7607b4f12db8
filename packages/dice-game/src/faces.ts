/**
 * The dice as data (DICE-1, DICE-11): what they show, how many there are, and what a completed city is worth. A setup
 * may define other faces.
 */

export const KNIGHT = 'knight'
export const CATAPULT = 'catapult'

/**
 * A die has six sides. A city side names its parts, separated by a space: the edges each reaches, in the order N E S W.
 */
export const FACES: readonly string[] = ['NEW', 'NE', 'N E', 'N S', KNIGHT, CATAPULT]

/** The number of dice. */
export const DICE = 9

export const MOST_THROWS = 3

/** With this many knights kept, a seat may end its turn without scoring (DICE-7). */
export const KNIGHTS_TO_END = 3

/** The points of a completed city, by its number of dice. */
export const WORTH: readonly number[] = [0, 0, 0, 1, 3, 6, 10, 15, 21, 28]
