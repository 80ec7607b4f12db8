/**
 * What the user is looking at, at a table or in a replay: the part of the board, the highlights on it, and what is said
 * about them.
 */
import type { Happening } from '@bastide/kernel'
import { TILES } from '@bastide/tile-game/pictures'
import { describeTile, type GameText, type TileHappening, type View } from '@bastide/tile-game/words'
import type { Bounds, Camera } from '../../board/camera.ts'
import type { Flight } from '../../kit/flights.svelte.ts'
import { nearest } from '../../kit/keyboard.ts'
import { say } from '../../kit/messages.svelte.ts'
import { spotsOf } from '../../playing/choosing.ts'
import type { GameView, Look, Moved, Playing } from '../../playing/game-page.ts'
import type { TableModel } from '../../playing/table-model.svelte.ts'
import { shapesOf } from './art.ts'
import { flightsOf } from './flights.ts'
import { boundsOf, keyOf, spanOf, TILE } from './layout.ts'
import { pressKey } from './looking-keys.ts'
import { type LitFeature, type Marks, marksOf } from './marks.ts'
import { type At, cellsIn, featureAt } from './shown.ts'
import { figureWords, lastPlaced } from './spot-words.ts'

/** A tile and its neighbours. */
const around = ([x, y]: At): Bounds =>
  spanOf([
    [x - 1, y - 1],
    [x + 1, y + 1],
  ])

const middle = ([x, y]: At): readonly [number, number] => [(x + 0.5) * TILE, (y + 0.5) * TILE]

/** All tiles and the cells around them, where the next tile goes. */
const wholeOf = ({ tiles }: View): Bounds =>
  boundsOf(
    tiles.map(({ at }) => at),
    1,
  )

/**
 * Pixels per unit. A tile of 52 pixels can be tapped; to tap single figures on it, it must be larger, more so for
 * fingers than for a mouse.
 */
const TAPPABLE = 0.52
const APART = matchMedia('(pointer: fine)').matches ? 0.6 : 1.3

export class Looking implements Look {
  camera: Camera | null = null
  #cameFrom: readonly [x: number, y: number, scale: number] | null = null
  /** The highlighted feature, as an index into the view. A tap pins it; otherwise it follows the pointer. */
  lit = $state<number | null>(null)
  #isHeld = false
  /** The empty cell under the pointer. */
  pointed = $state.raw<At | null>(null)
  /** Cells highlighted by the story or by keyboard exploration, and features that the story is about. */
  shownCells = $state.raw<readonly At[]>([])
  #shownFeatures = $state.raw<readonly LitFeature[]>([])
  /** What the line of the log under the pointer is about. Meanwhile nothing else is highlighted. */
  #marked = $state.raw<Marks | null>(null)
  /** The spot under the pointer, as an index into the choices. */
  hoveredSpot = $state<number | null>(null)
  hasOverlay = $state(false)
  /** The cells whose tiles are still on their way. */
  coming = $state.raw<ReadonlySet<string>>(new Set())
  /** The figures on the board before the last moves. */
  #standing: View['figures'] = []
  /** The tile reached by keyboard exploration. */
  explored = $state.raw<At | null>(null)
  /** The text announced to screen readers. */
  spoken = $state('')

  fit(game: View): void {
    this.camera?.fit(wholeOf(game), 0)
  }

  /** Shows the whole board, or the last tile if the tiles would be too small to tap. */
  begin(game: View, lastAt: At | null): void {
    this.fit(game)
    const { camera } = this
    if (camera !== null && camera.goal < TAPPABLE) camera.moveNear(...middle(lastAt ?? [0, 0]), TAPPABLE, wholeOf(game))
  }

  /** Shows all these cells. If they are one tile, zooms in far enough to tap each spot on it. */
  approach(cells: readonly At[]): void {
    const [first] = cells
    if (this.camera === null) return
    if (first === undefined) {
      this.#goBack()
      return
    }
    const { x, y, goal } = this.camera
    this.#cameFrom ??= [x, y, goal]
    const isOneTile = cells.every((cell) => keyOf(cell) === keyOf(first))
    if (!isOneTile) this.camera.fit(spanOf(cells), TILE)
    else if (this.camera.goal < APART) this.camera.moveTo(...middle(first), APART)
    else this.camera.show(around(first))
  }

  /** Returns to the view before figures were chosen, unless the user has moved since. */
  #goBack(): void {
    const [x, y, scale] = this.#cameFrom ?? []
    this.#cameFrom = null
    if (x !== undefined && y !== undefined && scale !== undefined && this.camera !== null && scale !== this.camera.goal)
      this.camera.moveTo(x, y, scale)
  }

  zoom(factor: number): void {
    this.camera?.zoomAt(this.camera.width / 2, this.camera.height / 2, factor)
  }

  showTile(at: At): void {
    this.camera?.show(around(at))
  }

  /** Features that are highlighted, besides a spot that is to be chosen. */
  get litFeatures(): readonly LitFeature[] {
    if (this.#marked !== null) return this.#marked.features
    return this.lit === null ? this.#shownFeatures : [{ feature: this.lit }]
  }

  get litCells(): readonly At[] {
    return this.#marked?.cells ?? this.shownCells
  }

  show(view: GameView, shown: readonly Happening[]): void {
    const happenings = shown as readonly TileHappening[]
    const { features, cells } = marksOf(view as unknown as View, happenings)
    this.#shownFeatures = features
    this.shownCells = cells
    const all = happenings.flatMap(cellsIn)
    if (all.length > 0) this.#bring(spanOf(all))
  }

  /** Shows all of it, smaller if it would not fit otherwise. */
  #bring(span: Bounds): void {
    const { camera } = this
    if (camera === null) return
    const fits =
      (span.right - span.left) * camera.goal < camera.width && (span.bottom - span.top) * camera.goal < camera.height
    if (fits) camera.show(span)
    else camera.fit(span)
  }

  mark(view: GameView, happenings: readonly Happening[]): void {
    const marks = marksOf(view as unknown as View, happenings as readonly TileHappening[])
    this.#marked = marks.cells.length + marks.features.length > 0 ? marks : null
  }

  /** Shows the last tile. If figures are to be chosen, the board shows those instead. */
  follow({ story, choices }: TableModel): void {
    const lastAt = lastPlaced(story)
    if (lastAt !== null && spotsOf(choices).length === 0) this.showTile(lastAt)
  }

  flightsOf(moved: Moved, board: Element): readonly Flight[] {
    const stood = this.#standing
    this.#standing = (moved.view as unknown as View).figures
    return this.camera === null ? [] : flightsOf(moved, { stood, camera: this.camera, board, looking: this })
  }

  /** The tile at a cell is on its way there, or has arrived. */
  expect(at: At, isComing: boolean): void {
    const coming = new Set(this.coming)
    if (isComing) coming.add(keyOf(at))
    else coming.delete(keyOf(at))
    this.coming = coming
  }

  press(event: KeyboardEvent, playing: Playing): boolean {
    return pressKey(event, this, playing)
  }

  /** The board has changed: a feature's index may now mean another feature. */
  forget(): void {
    this.#isHeld = false
    this.lit = null
    this.shownCells = []
    this.#shownFeatures = []
    this.#marked = null
  }

  light(feature: number | null, isTap: boolean): void {
    if (isTap) {
      this.#isHeld = feature !== null && !(this.#isHeld && this.lit === feature)
      this.lit = this.#isHeld ? feature : null
      this.shownCells = []
      this.#shownFeatures = []
    } else if (!this.#isHeld) this.lit = feature
  }

  /** Moves to the next tile in a direction, starting at `begin`, and describes it. */
  explore(game: View, texts: GameText, names: readonly string[], begin: At, direction: At): void {
    const next =
      this.explored === null
        ? game.tiles.find(({ at }) => keyOf(at) === keyOf(begin))
        : nearest(game.tiles, ({ at }) => at, this.explored, direction)
    if (next === null || next === undefined) return
    this.explored = next.at
    this.shownCells = [next.at]
    this.showTile(next.at)
    const tile = TILES.get(next.tile)
    const standing = game.figures
      .filter(({ at }) => keyOf(at) === keyOf(next.at))
      .map((figure) => `${names[figure.seat]}: ${figureWords(texts, figure)}`)
    const place = say('explore.at', { x: next.at[0], y: next.at[1] })
    this.spoken = [place, tile === undefined ? next.tile : describeTile(texts, tile, next.turn), ...standing].join('. ')
    const first = shapesOf(next.tile, next.turn).find(({ kind }) => kind !== 'field')
    this.lit = first === undefined ? null : featureAt(game, next.at, first.names)
  }

  rest(): void {
    this.explored = null
    this.forget()
  }
}
