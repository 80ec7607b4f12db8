/**
 * What the pages show of a game before any of it is loaded: on the home page, in forms and in lists. So it is small,
 * and says nothing in the game's own texts. `games/<game>/front.ts` fulfils it.
 */
import type { Json } from '@bastide/kernel'
import type { MessageKey } from '../kit/messages.svelte.ts'
import type { SeatLook } from '../kit/seat-look.ts'

/** What a small picture shows: what a named setup is about, or a position. */
export type Sketched =
  | { readonly of: 'setup'; readonly name: string; readonly setup: Json }
  | { readonly of: 'position'; readonly view: Json; readonly looks: readonly SeatLook[] }

export interface Sketches {
  /** The picture's URL, or undefined until it is drawn. Components that read it update when it arrives. */
  url(key: string, sketched: () => Sketched): string | undefined
}

export interface GameFront {
  readonly name: MessageKey
  /** What the game is, in one line. */
  readonly says: MessageKey
  /** How a turn goes, in a sentence or two: it stands above the rules. */
  readonly turn: MessageKey
  /** The lesson that a newcomer begins with; absent where there is none. */
  readonly lesson?: string
  /** A symbol for lists: the lines of a drawing, 24 × 24. */
  readonly symbol: string
  /** The URL of the game's picture: 360 × 240, without a ground of its own. It is drawn when it is first asked for. */
  picture(): Promise<string>
  /** Draws small pictures without a ground of their own, those of setups 3 : 2; absent where a game has none. */
  sketches?(): Promise<Sketches>
}
