/** The program of a thread in which bots think. It knows the games and the bots, so that the server need not. */
import { botFor } from '@bastide/bots'
import { GAMES } from '@bastide/catalog'
import { Thinker, type Thought } from '@bastide/host'

const thinker = new Thinker(GAMES, botFor)

// biome-ignore lint/style/noDefaultExport: the pool of threads calls it by this name.
export default (thought: Thought) => thinker.think(thought)

export const advise = (thought: Thought) => thinker.advise(thought, () => performance.now())
