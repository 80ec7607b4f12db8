/** What the parts of a service share. */
import type { Host } from '@bastide/host'
import type { World } from '../contract.ts'
import type { Guests } from '../guests/guests.ts'
import type { Limits } from '../limits/limits.ts'
import type { PresenceAtTables } from '../presence/presence.ts'
import type { OnlineStore } from '../store.ts'
import type { Access } from './access.ts'
import type { GuestFence } from './guest-fence.ts'
import type { Streams } from './streams.ts'

export interface Parts {
  readonly store: OnlineStore
  readonly host: Host
  readonly world: World
  readonly guests: Guests
  readonly limits: Limits
  readonly access: Access
  readonly presence: PresenceAtTables
  readonly streams: Streams
  readonly fence: GuestFence
}
