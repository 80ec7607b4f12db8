/** A5: `table` imports no game; `server` knows no rule; `web` draws only what is in a view. To be checked as soon as one of them exists. */
import { notYet } from './not-yet.mjs'

notYet('A5', ['packages/table', 'apps/server', 'apps/web'])
