/** The card game on the pages. */
import type { CardHappening, View } from '@bastide/card-game/words'
import { say } from '../../kit/messages.svelte.ts'
import type { GamePage, GameView } from '../../playing/game-page.ts'
import Aids from './aids-panel.svelte'
import Hand from './hand-panel.svelte'
import { log } from './log.ts'
import { Looking } from './looking.svelte.ts'
import { KEYS } from './looking-keys.ts'
import ReplayBoard from './replay-board.svelte'
import SeatLine from './seat-line.svelte'
import { scenesOf } from './settling-scenes.ts'
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
  SeatLine,
  ReplayBoard,
  log,
  // The four rows, and the bar above them.
  leastBoard: 290,
  tips,
  keys: KEYS,
  scenesOf,
  progressWords: (view) => say('card.pile', { count: own(view).pile }),
  projectedOf: () => undefined,
  activeSeat: (view) => own(view).settling?.seat ?? null,
  withoutAids(view) {
    const { unseen: _, worth: __, ...rest } = own(view)
    return rest
  },
  soundOf(told) {
    const kinds = new Set(told.flatMap(({ happenings }) => happenings.map(({ kind }) => kind)))
    const happenings = told.flatMap((one) => one.happenings as readonly CardHappening[])
    if (kinds.has('ending')) return 'end'
    if (happenings.some(({ points }) => points > 0)) return 'points'
    if (kinds.has('claimed')) return 'wood'
    return ['played', 'put', 'opened', 'turned-up', 'dealt'].some((kind) => kinds.has(kind)) ? 'paper' : null
  },
}
