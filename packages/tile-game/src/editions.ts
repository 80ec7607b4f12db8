/** The editions, and the named setups. */
import type { NamedSetup as NamedSetupOf } from '@bastide/kernel'

export const EDITIONS = ['2000', '2016'] as const

export const LEAST_SEATS = 1
export const MOST_PLAYERS = 5

export type NamedSetup = NamedSetupOf<{ readonly edition: string; readonly modules?: readonly string[] }>

/** When a module is removed, the entries that use it go too. */
export const NAMED_SETUPS: readonly NamedSetup[] = [
  { name: '2000', setup: { edition: '2000' } },
  { name: '2000 with Crop Circles', setup: { edition: '2000', modules: ['crop-circles'] } },
  { name: 'Count, King and Consorts', setup: { edition: '2000', modules: ['king-robber', 'cult', 'count'] } },
  {
    name: 'Count, King and Consorts with River II',
    setup: { edition: '2000', modules: ['river-2', 'king-robber', 'cult', 'count'] },
  },
  { name: '2016', setup: { edition: '2016' } },
  { name: '2016 with River and Abbot', setup: { edition: '2016', modules: ['river', 'abbot'] } },
  {
    name: 'Everything',
    setup: { edition: '2016', modules: ['river', 'river-2', 'abbot', 'cult', 'king-robber', 'count', 'crop-circles'] },
  },
]
