import type { KeptFor, Terms } from '@bastide/wire'

/** What a table is made of before anybody sits there. */
export interface Meeting {
  readonly terms: Terms
  readonly seats: readonly KeptFor[]
}
