/** The tile game on the pages. */
import type { TileHappening, View } from '@bastide/tile-game/words'
import { say } from '../../kit/messages.svelte.ts'
import type { GamePage, GameView } from '../../playing/game-page.ts'
import Aids from './aids-panel.svelte'
import { asJson, builtFrom, freshSetup } from './building.ts'
import Hand from './hand-panel.svelte'
import { log } from './log.ts'
import { Looking } from './looking.svelte.ts'
import { KEYS } from './looking-keys.ts'
import ReplayBoard from './replay-board.svelte'
import ReplayCaption from './replay-caption.svelte'
import Sandbox from './sandbox.svelte'
import SeatLine from './seat-line.svelte'
import Board from './table-board.svelte'
import { tips } from './tips.ts'
import { words } from './words.ts'

/** The host sent it for this game. */
const own = (view: GameView): View => view as unknown as View

export const page: GamePage = {
  words,
  look: () => new Looking(),
  Board,
  Hand,
  Aids,
  aidsName: 'tile.aids',
  SeatLine,
  ReplayBoard,
  ReplayCaption,
  log,
  sandbox: {
    Sandbox,
    setupOf: (view) => asJson(builtFrom(own(view))),
    fresh: (edition, modules, options) => asJson(freshSetup(edition, modules, options)),
  },
  tips,
  keys: KEYS,
  progressWords: (view) => say('aids.left', { count: own(view).pile.toCome }),
  projectedOf: (view, seat) => own(view).projection?.[seat]?.score,
  activeSeat: (view) => own(view).active,
  // Without aids the board shows only what is on it, nothing derived from it.
  withoutAids(view) {
    const { dead: _, projection: __, ...rest } = own(view)
    return rest
  },
  soundOf(told) {
    const happenings = told.flatMap((one) => one.happenings as readonly TileHappening[])
    const has = (kind: string): boolean => happenings.some((happening) => happening.kind === kind)
    if (has('ending')) return 'end'
    if (happenings.some(({ points }) => points > 0)) return 'points'
    if (has('deployed')) return 'wood'
    return has('placed') ? 'paper' : null
  },
}
