/** The program of a thread in which bots think. It knows the games and the bots, so that the server need not. */
import { botFor } from '@bastide/bots'
import { GAMES } from '@bastide/catalog'
import { isRaised, Thinker, type TriedMoves } from '@bastide/host'
import type { AskedThread } from '@bastide/server'
import type { AdvisedLine } from '@bastide/wire'
import { giveWay } from './giving-way.ts'

const thinker = new Thinker(GAMES, botFor, () => performance.now())

giveWay()

// biome-ignore lint/style/noDefaultExport: the pool of threads calls it by this name.
export default ({ thought, stopped }: AskedThread): readonly TriedMoves[] => {
  const begun = thinker.begin(thought, () => isRaised(stopped))
  while (begun.goOn());
  return begun.tried()
}

export const advise = ({ thought, stopped }: AskedThread): readonly AdvisedLine[] =>
  thinker.advise(thought, () => isRaised(stopped))
