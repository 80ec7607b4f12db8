import type { Identity } from '@bastide/host'

/** Whoever plays in this browser: everybody at its screen. */
export const LOCAL: Identity = 'local'
