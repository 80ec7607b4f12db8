/**
 * What the pages show of a game before any of it is loaded: on the home page, in forms and in lists. So it is small,
 * and says nothing in the game's own texts. `games/<game>/front.ts` fulfils it.
 */
import type { MessageKey } from '../kit/messages.svelte.ts'

export interface GameFront {
  readonly name: MessageKey
  /** What the game is, in one line. */
  readonly says: MessageKey
  /** How a turn goes, in a sentence or two: it stands above the rules. */
  readonly turn: MessageKey
  /** A symbol for lists: the lines of a drawing, 24 × 24. */
  readonly symbol: string
  /** The URL of the game's picture: 360 × 240, without a ground of its own. It is drawn when it is first asked for. */
  picture(): Promise<string>
}
