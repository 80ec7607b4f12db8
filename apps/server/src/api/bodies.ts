/** How much may be sent with a request, in bytes. */
import type { Asked } from '@bastide/online'

/** The longest command is some hundred bytes; a setup up to eight thousand. */
const SMALL = 32 * 1024
/** A record of the longest games, with room. Whoever sends one pays for it by the service's limits. */
const RECORD = 512 * 1024

const WITH_RECORDS: readonly Asked['ask'][] = ['keep', 'review', 'review-at']

export const largestBody = (verb: Asked['ask']): number => (WITH_RECORDS.includes(verb) ? RECORD : SMALL)
