/**
 * The end of a round, stretch by stretch: it is lit, its hidden cards turn up, its sum is told, and its cards leave.
 * Then the next round is dealt. An update tells all of this at once.
 */
import type { CardHappening, View } from '@bastide/card-game/words'
import type { Told } from '@bastide/wire'
import type { GameView } from '../../playing/game-page.ts'
import type { Passage, Scene } from '../../playing/scenes.ts'
import { afterStretch, carriedOn } from './told-view.ts'

/** For how many milliseconds each is shown. */
const LAID_MS = 700
const TURNED_UP_MS = 1300
const SUM_MS = 4000
const NOTHING_MS = 950
const DEAL_MS = 900

/** A happening, and the number of the move that brought it about. */
interface Entry {
  readonly move: number
  readonly happening: CardHappening
}

/** What belongs together: the card that ended the round, one stretch, the next deal, or the end of the game. */
interface Part {
  readonly of: 'play' | 'stretch' | 'deal' | 'ending'
  readonly entries: Entry[]
}

const BEGINS: { readonly [kind: string]: Part['of'] } = { won: 'stretch', round: 'deal', ending: 'ending' }

function partsOf({ told, views }: Passage): readonly Part[] {
  const isSettling = (views[0] as unknown as View | undefined)?.settling != null
  const parts: Part[] = [{ of: isSettling ? 'stretch' : 'play', entries: [] }]
  for (const [move, { happenings }] of told.entries())
    for (const happening of happenings as readonly CardHappening[]) {
      const of = BEGINS[happening.kind]
      if (of !== undefined) parts.push({ of, entries: [] })
      parts.at(-1)?.entries.push({ move, happening })
    }
  return parts
}

/** Makes scenes one after another, each from the view that the one before it left. */
class Telling {
  readonly scenes: Scene[] = []
  readonly #passage: Passage
  readonly #all: readonly Entry[]
  #view: View
  #told = 0

  constructor(passage: Passage, all: readonly Entry[]) {
    this.#passage = passage
    this.#all = all
    const { worth, ...view } = passage.views[0] as unknown as View
    // Nothing is claimed now; the rows keep the room for what they would pay.
    const unpriced = worth === undefined ? {} : { worth: view.rows.map(() => []) }
    this.#view = { ...view, ...unpriced, choices: [], awaited: null, pending: null }
  }

  /** Tells these happenings, the next ones of the passage. What the chests give is counted after all scenes. */
  tell(entries: readonly Entry[], stays: number): void {
    if (entries.length === 0) return
    for (const { happening } of entries)
      if (happening.clause !== 'CARD-19') this.#view = carriedOn(this.#view, happening)
    this.#told += entries.length
    const moves = this.#movesTold()
    const { unseen } = this.#passage.views[moves] as unknown as View
    const view = unseen === undefined ? this.#view : { ...this.#view, unseen }
    this.scenes.push({
      view: view as unknown as GameView,
      told: this.#toldOf(entries),
      moves,
      stays,
      goOn: 'hand.go-on',
    })
  }

  stretch(entries: readonly Entry[], isDone: boolean): void {
    const turned = entries.map(({ happening }) => happening.kind).lastIndexOf('turned-up') + 1
    const [first, rest] = [entries.slice(0, turned), entries.slice(turned)]
    const hasPoints = rest.some(({ happening }) => happening.points > 0)
    this.tell(first, TURNED_UP_MS)
    this.tell(rest, hasPoints ? SUM_MS : NOTHING_MS)
    if (isDone) this.#view = afterStretch(this.#view)
  }

  /** The number of moves of which everything is told. */
  #movesTold(): number {
    const [last, next] = [this.#all[this.#told - 1]?.move ?? 0, this.#all[this.#told]?.move]
    return next === last ? last : last + 1
  }

  #toldOf(entries: readonly Entry[]): readonly Told[] {
    const moves = [...new Set(entries.map(({ move }) => move))]
    return moves.map((move) => ({
      by: this.#passage.told[move]?.by ?? 'chance',
      happenings: entries.filter((entry) => entry.move === move).map(({ happening }) => happening),
    }))
  }
}

/** None but at the end of a round: the newest position says it all. */
export function scenesOf(passage: Passage): readonly Scene[] {
  const parts = partsOf(passage)
  if (parts.length === 1) return []
  // Whoever comes back after several rounds wants to see the table, not all that was missed.
  if (passage.told.flatMap(({ happenings }) => happenings).filter(({ kind }) => kind === 'round').length > 1) return []
  const telling = new Telling(
    passage,
    parts.flatMap(({ entries }) => entries),
  )
  for (const [i, { of, entries }] of parts.entries()) {
    if (of === 'play') telling.tell(entries, LAID_MS)
    else if (of === 'stretch') telling.stretch(entries, i < parts.length - 1)
    else if (of === 'ending') telling.tell(entries, DEAL_MS)
    // The cards themselves come with the position in which they are held.
    else
      telling.tell(
        entries.filter(({ move }) => move === entries[0]?.move),
        DEAL_MS,
      )
  }
  return telling.scenes
}
