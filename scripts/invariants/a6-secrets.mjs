/** A6: what a viewer may not know is not in the bytes sent to that viewer. A law, which must catch a game whose view leaks. */
import { checkByTests } from '../testing.mjs'

await checkByTests('A6', 'leaking view', 'a leaking view is caught by the law', ['packages/kernel'])
