/** What somebody looks at: the item of the hand that is picked up, peeked-at cards, and what is pointed out. */
import type { CardHappening, Colour, View } from '@bastide/card-game/words'
import type { Happening } from '@bastide/kernel'
import type { Flight } from '../../kit/flights.svelte.ts'
import type { GameView, Look, Moved, Playing } from '../../playing/game-page.ts'
import type { TableModel } from '../../playing/table-model.svelte.ts'
import { flightsOf } from './flights.ts'
import {
  chosenSpot,
  FOLLOWER,
  figureOf,
  handIn,
  type Item,
  itemsOf,
  putTargets,
  type Target,
  targetsOf,
} from './hand-choice.ts'
import { pressKey } from './looking-keys.ts'

/** An item, and the update in whose hand it is: it means nothing in another one. */
interface Picked {
  readonly item: Item
  readonly moves: number
  readonly viewer: number
}

/** How many chests are open: all, or those up to a seat while they are counted. */
const ALL_OPEN = Number.POSITIVE_INFINITY
const NONE_OPEN = -1

/** The first row that happenings name. */
export const rowOf = (happenings: readonly Happening[]): Colour | null =>
  ((happenings as readonly CardHappening[]).find(({ row }) => row !== undefined)?.row as Colour | undefined) ?? null

export class Looking implements Look {
  spoken = $state('')
  #picked = $state.raw<Picked | null>(null)
  /** Whether the viewer's own face-down cards show their faces. */
  isPeeking = $state(false)
  /** The row that is pointed out by the story. */
  shownRow = $state<Colour | null>(null)
  /** That of the line of the log under the pointer. */
  markedRow = $state<Colour | null>(null)
  /** The row over which a card is dragged. */
  hoveredRow = $state<Colour | null>(null)
  /** The last seat whose chest is open. */
  openChests = $state(ALL_OPEN)
  /** The final scoring has begun; the news of the game's end is still to come. */
  #isCounting = false
  #awaitsNews = false

  pick(model: TableModel, item: Item | null): void {
    const { update } = model
    this.#picked = item === null || update === null ? null : { item, moves: update.view.moves, viewer: update.viewer }
  }

  /** What is picked up, or belongs to what is chosen. */
  pickedIn(model: TableModel): Item | null {
    const { update } = model
    const hand = handIn(model)
    const picked = this.#picked
    if (picked !== null && picked.moves === update?.view.moves && picked.viewer === update.viewer)
      return itemsOf(model, hand).includes(picked.item) ? picked.item : null
    const figure = chosenSpot(model)?.figure
    if (figure === undefined) return null
    return figure === FOLLOWER ? FOLLOWER : hand.indexOf(figure)
  }

  /** The rows that may be chosen now. */
  targetsIn(model: TableModel): readonly Target[] {
    const item = this.pickedIn(model)
    if (item !== null) return targetsOf(model, figureOf(handIn(model), item))
    return putTargets(model, (model.game as unknown as View).step)
  }

  /** Picks up an item; again, it confirms what is chosen. If only one row fits, it is chosen at once. */
  tapItem(model: TableModel, item: Item): void {
    if (this.pickedIn(model) === item && model.move !== null) model.confirm()
    else this.takeUp(model, item)
  }

  takeUp(model: TableModel, item: Item): void {
    this.pick(model, item)
    const [only, ...others] = this.targetsIn(model)
    model.choose(only !== undefined && others.length === 0 ? only.choice : null)
  }

  /** Chooses a row; again, it confirms. */
  tapRow(model: TableModel, row: Colour): void {
    const target = this.targetsIn(model).find((one) => one.row === row)
    if (target === undefined) return
    // A card cannot always be had back: it is confirmed like a tile.
    model.tap(target.choice, 'laying')
  }

  show(view: GameView, shown: readonly Happening[]): void {
    const happening = shown[0] as CardHappening | undefined
    this.shownRow = rowOf(shown)
    if (!view.over) return
    // The final scoring counts the chests one after another.
    if (happening === undefined) {
      this.openChests = NONE_OPEN
      this.#awaitsNews = !this.#isCounting
      this.#isCounting = true
    } else if (happening.clause === 'CARD-19' && happening.seat !== null) this.openChests = happening.seat
  }

  mark(_: GameView, happenings: readonly Happening[]): void {
    this.markedRow = rowOf(happenings)
  }

  /** The rows are always in sight. */
  follow(): void {}

  forget(): void {
    this.shownRow = null
    this.markedRow = null
    this.hoveredRow = null
    this.isPeeking = false
    // The news arrives when the scoring has just begun, and must not open all chests.
    if (!this.#awaitsNews) {
      this.openChests = ALL_OPEN
      this.#isCounting = false
    }
    this.#awaitsNews = false
  }

  rest(): void {
    this.#picked = null
    this.forget()
  }

  flightsOf({ happenings }: Moved, board: Element): readonly Flight[] {
    return flightsOf(happenings as readonly CardHappening[], board)
  }

  press(event: KeyboardEvent, playing: Playing): boolean {
    return pressKey(event, this, playing)
  }
}
