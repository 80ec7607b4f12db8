/** A table that waits for people: what is agreed on, who sits where, who is ready. */
import type { Identity } from '@bastide/host'
import type { Colour, Pattern } from '@bastide/table'
import type { KeptFor, TableId, Terms } from '@bastide/wire'

export interface Sitter {
  readonly guest: Identity
  readonly name: string
  /** Ready, with the end of a hash chain, or with none. */
  readonly ready: null | { readonly end: string | null }
  /** The first link of the chain, once everybody is ready. */
  readonly link: string | null
}

export interface GatheringSeat {
  readonly keptFor: KeptFor
  readonly colour: Colour
  readonly pattern: Pattern
  readonly sitter: Sitter | null
}

export interface Gathering {
  readonly table: TableId
  /** The number of changes so far. */
  readonly version: number
  readonly maker: { readonly guest: Identity; readonly name: string }
  readonly terms: Terms
  readonly seats: readonly GatheringSeat[]
  /** The hash of the secret that draws are made from. */
  readonly commitment: string
  /** Who was sent away, and cannot sit down again. */
  readonly sentAway: readonly Identity[]
  /** Since when all are ready and reveal their links; null before. */
  readonly revealingSince: number | null
  /** The ends of chains of which a link was revealed here: for a start that failed, unless the game begins. */
  readonly spent: readonly string[]
  /** The last commands, by sender and key, so that one that is sent again happens once. */
  readonly carriedOut: readonly {
    readonly who: Identity
    readonly key: string
    readonly body: string
    readonly version: number
  }[]
  /** The table of which this is the rematch. */
  readonly after: TableId | null
  readonly made: number
  readonly touched: number
}
