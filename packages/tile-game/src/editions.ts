/** The editions, and the setups that have a name. */
export const EDITIONS = ['2000', '2016'] as const

export const LEAST_SEATS = 1
export const MOST_PLAYERS = 5

export interface NamedSetup {
  readonly name: string
  readonly setup: { readonly edition: string; readonly modules?: readonly string[] }
}

/** One line each: a setup whose module is taken away goes with its line. */
export const NAMED_SETUPS: readonly NamedSetup[] = [
  { name: '2000', setup: { edition: '2000' } },
  { name: '2000 with Crop Circles', setup: { edition: '2000', modules: ['crop-circles'] } },
  { name: '2016', setup: { edition: '2016' } },
]
