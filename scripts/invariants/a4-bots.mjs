/** A4: a bot plays from what its seat has seen. To be checked by types and imports as soon as there are bots; until then this says so. */
import { notYet } from './not-yet.mjs'

notYet('A4', ['packages/bots'])
