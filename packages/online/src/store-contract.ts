/**
 * What every store of a server must do, besides what `STORE_CONTRACT` asks of every store. Run both on a new one, each
 * check with storage of its own, empty at the start. `connect` opens a connection to the same storage each time.
 */

import type { OnlineStoreRequirement } from './contract-of-stores/examples.ts'
import { FORGETTING } from './contract-of-stores/forgetting.ts'
import { GATHERINGS } from './contract-of-stores/gatherings.ts'
import { GUESTS } from './contract-of-stores/guests.ts'

export type { OnlineStoreRequirement } from './contract-of-stores/examples.ts'

export const ONLINE_STORE_CONTRACT: readonly OnlineStoreRequirement[] = [...GUESTS, ...GATHERINGS, ...FORGETTING]
