/** A4: bots never see the truth. To be checked by types and imports as soon as there are bots; until then this says so. */
import { notYet } from './not-yet.mjs'

notYet('A4', ['packages/bots'])
