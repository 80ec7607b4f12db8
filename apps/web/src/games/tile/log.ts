/** The tile game's log: what a line came to, and a picture of its tile. */
import type { TileHappening } from '@bastide/tile-game/words'
import type { GameLog } from '../../playing/game-page.ts'
import { gistsOf } from './log-gists.ts'
import Thumbnail from './tile-thumbnail.svelte'

export const log: GameLog = {
  gistsOf: (texts, line) => gistsOf(texts, line as readonly TileHappening[]),
  Thumbnail,
}
