/** A5: a table works for any game, a server leaves the rules to the game, a page draws views alone. To be checked once one of them exists. */
import { notYet } from './not-yet.mjs'

notYet('A5', ['packages/table', 'apps/server', 'apps/web'])
