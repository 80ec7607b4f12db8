/** A6: nobody's view holds a secret of others. Two laws say so: they must catch a game whose view leaks, and the tile game must keep them. */
import { checkByTests } from '../testing.mjs'

const laws = ['packages/kernel/src/laws/laws.test.ts', 'packages/tile-game/src/laws.test.ts']
await checkByTests('A6', ['leaking view', 'the tile game keeps the laws'], 'a leaking view is caught by the law, and the tile game keeps the laws', laws)
