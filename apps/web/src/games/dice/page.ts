/** The dice game on the pages. */
import type { View } from '@bastide/dice-game/words'
import { say } from '../../kit/messages.svelte.ts'
import type { GamePage, GameView } from '../../playing/game-page.ts'
import Aids from './aids-panel.svelte'
import { happeningsIn } from './cities.ts'
import Hand from './hand-panel.svelte'
import { log } from './log.ts'
import { Looking } from './looking.svelte.ts'
import { KEYS } from './looking-keys.ts'
import { withoutProspects } from './prospects.ts'
import ReplayBoard from './replay-board.svelte'
import ReplayCaption from './replay-caption.svelte'
import SeatLine from './seat-line.svelte'
import Board from './table-board.svelte'
import { tips } from './tips.ts'
import { scenesOf } from './turn-scenes.ts'
import { words } from './words.ts'

/** The host sent it for this game. */
const own = (view: GameView): View => view as unknown as View

export const page: GamePage = {
  words,
  look: () => new Looking(),
  Board,
  Hand,
  Aids,
  SeatLine,
  ReplayBoard,
  ReplayCaption,
  log,
  // The points, a layout of some dice, and the tray.
  leastBoard: 300,
  tips,
  keys: KEYS,
  scenesOf,
  isPassWeighty: true,
  progressWords: (view) => say('dice.progress', { turn: own(view).turn, target: own(view).options.target }),
  projectedOf: () => undefined,
  activeSeat: (view) => own(view).active,
  withoutAids: (view) => withoutProspects(own(view)) as unknown as GameView,
  soundOf(told) {
    const kinds = new Set(happeningsIn(told).map(({ kind }) => kind))
    if (kinds.has('won')) return 'end'
    if (kinds.has('score')) return 'points'
    if (kinds.has('thrown')) return 'rattle'
    return kinds.has('built') || kinds.has('kept') ? 'clack' : null
  },
}
