/**
 * What the user is looking at, at a table or in a replay: the part of the board, the highlights on it, and what is said
 * about them.
 */
import type { Happening } from '@bastide/kernel'
import { TILES } from '@bastide/tile-game/pictures'
import { describeTile, type GameText, type TileHappening, type View } from '@bastide/tile-game/words'
import type { Bounds, Camera } from '../../board/camera.ts'
import type { Frame } from '../../board/framing.ts'
import type { Flight } from '../../kit/flights.svelte.ts'
import { nearest } from '../../kit/keyboard.ts'
import { say } from '../../kit/messages.svelte.ts'
import { settings } from '../../kit/settings.svelte.ts'
import { type CellsChoice, cellsOf, namesOf, spotsOf } from '../../playing/choosing.ts'
import type { GameView, Look, Moved, Playing } from '../../playing/game-page.ts'
import type { TableModel } from '../../playing/table-model.svelte.ts'
import { isByOthers } from '../../playing/updates.ts'
import type { AdvisedMove } from './advised.ts'
import { Aiming } from './aiming.svelte.ts'
import { shapesOf } from './art.ts'
import { askedOf } from './asked.ts'
import { countFlights, flightsOf } from './flights.ts'
import { boundsOf, keyOf, spanOf, TILE } from './layout.ts'
import { pressKey } from './looking-keys.ts'
import { type LitFeature, type Marks, marksOf } from './marks.ts'
import { placesOfTurn } from './places-of-turn.ts'
import {
  type At,
  cellsAround,
  cellsIn,
  cellsToLearn,
  distinctSpots,
  featureAt,
  type LaidTile,
  laidIn,
  type MoveMark,
  type OfferedSpot,
} from './shown.ts'
import { ShownScores } from './shown-scores.svelte.ts'
import { scaleOfSpots, spotsToSee } from './spot-places.ts'
import { figureWords, lastPlaced } from './spot-words.ts'

/** A tile and its neighbours. */
const around = ([x, y]: At): Bounds =>
  spanOf([
    [x - 1, y - 1],
    [x + 1, y + 1],
  ])

/** A tile with the figures that stand on its rim. */
const withRoom = ([x, y]: At): readonly At[] => [
  [x - RIM, y - RIM],
  [x + RIM, y + RIM],
]
const RIM = 0.3

/** All tiles and the cells around them, where the next tile goes. */
const wholeOf = ({ tiles }: View): Bounds =>
  boundsOf(
    tiles.map(({ at }) => at),
    1,
  )

/** Pixels per unit at which tiles can be tapped: with a finger they have to be 44 pixels wide. */
const hasMouse = matchMedia('(pointer: fine)').matches
const LEGIBLE = hasMouse ? 0.34 : 0.44
/** Pixels per unit at which figures can be chosen without going nearer, if they are far enough apart. */
const NEAR_ENOUGH = hasMouse ? 0.75 : 0.9
/** Pixels per unit at which figures on a tile can be told apart, also if they are all over the board. */
const FIGURES_SCALE = hasMouse ? 0.9 : 1.25
const SCATTERED_SCALE = 0.5
/** In the final scoring, what covers less of the window than the first share is brought to the second. */
const SMALL = 0.25
const LARGE = 0.4
const COUNTING_SCALE = 1
/** Pixels per unit at which the sign on a tile, or a quarter of a city, can be made out. */
const ASKED_SCALE = 1

export class Looking implements Look {
  camera: Camera | null = null
  /** How the tile in hand is turned and where it is aimed at. */
  readonly aiming = new Aiming()
  /** The view before the camera went close to choose a figure. */
  #cameFrom: Frame | null = null
  /** The tile in hand and its turn. */
  #drawn = ''
  /** Somebody learns here: what the coach speaks of stays in sight, also while a figure is chosen. */
  #isLesson = false
  #spokenOf: readonly At[] = []
  /** The highlighted feature, as an index into the view. A tap pins it; otherwise it follows the pointer. */
  lit = $state<number | null>(null)
  #isHeld = false
  /** The empty cell under the pointer. */
  pointed = $state.raw<At | null>(null)
  /** Cells highlighted by the story or by keyboard exploration, and features that the story is about. */
  shownCells = $state.raw<readonly At[]>([])
  #shownFeatures = $state.raw<readonly LitFeature[]>([])
  /** Tiles that the story or a seat points at, with whose they are. */
  shownMoves = $state.raw<readonly MoveMark[]>([])
  /** What the line of the log under the pointer is about. Meanwhile nothing else is highlighted. */
  #marked = $state.raw<Marks | null>(null)
  /** The spot under the pointer, as an index into the choices. */
  hoveredSpot = $state<number | null>(null)
  /** The scale at which the spots are to be seen, once the camera is there: they are laid out for it. */
  spotsScale = $state(0)
  hasOverlay = $state(false)
  /** The cells whose tiles are still on their way. */
  coming = $state.raw<ReadonlySet<string>>(new Set())
  readonly scores = new ShownScores()
  /** The figures on the board before the last moves. */
  #standing: View['figures'] = []
  /** The tile reached by keyboard exploration. */
  explored = $state.raw<At | null>(null)
  /** The text announced to screen readers. */
  spoken = $state('')

  fit(game: View): void {
    this.camera?.fit(wholeOf(game))
    // Whoever asks for all of it has nothing of their own in view that must be kept.
    if (this.camera !== null) this.camera.isMovedByHand = false
  }

  /** Shows what is to be chosen now, unless the user has moved the board since their last move. */
  attend(model: TableModel, game: View, tiles: ReadonlyMap<string, LaidTile>): void {
    const { camera } = this
    if (camera === null) return
    const { news, update } = model
    this.#isLesson = model.coach !== null
    const choice = cellsOf(model.choices)
    if (news.told.some(({ by }) => by !== 'chance' && update?.mine.includes(by) === true)) camera.isMovedByHand = false
    const drawn = `${game.turn} ${choice?.tile ?? game.hand}`
    if (drawn !== this.#drawn) this.aiming.restart()
    this.#drawn = drawn
    const spots = distinctSpots(spotsOf(model.choices as View['choices']))
    if (spots.length > 0) this.#approach(camera, spots, tiles)
    else if (namesOf(model.choices).length > 0) this.#showAsked(camera, game, model.choices as View['choices'])
    else if (choice === null) this.#goBack()
    else if (settings.values.follows) this.#frameTurn(camera, model, game, choice)
  }

  /** Whoever has moved the board sees at least what somebody else has laid since. */
  #frameTurn(camera: Camera, { story, news, update }: TableModel, game: View, choice: CellsChoice): void {
    const lastAt = lastPlaced(story)
    const isNewToMe = update !== null && isByOthers(update, news.told)
    if (!camera.isMovedByHand) this.frame(game, choice, lastAt)
    else if (lastAt !== null && isNewToMe) this.followTo(game, [lastAt])
  }

  /** The land and all places that the tile in hand fits, or as many of them as can be shown at a size to tap. */
  frame(game: View, choice: CellsChoice, lastAt: At | null): void {
    this.#cameFrom = null
    const places = placesOfTurn(
      choice.cells.map(({ at }) => at),
      lastAt,
    )
    this.camera?.frame(spanOf(game.tiles.map(({ at }) => at)), places, LEGIBLE)
  }

  /** Shows all these spots, if they are on one tile so large that each can be tapped. */
  #approach(camera: Camera, spots: readonly OfferedSpot[], tiles: ReadonlyMap<string, LaidTile>): void {
    this.#cameFrom ??= camera.goal
    const cells = spotsToSee(spots).map(({ spot }) => spot.at)
    const isOneTile = new Set(cells.map(keyOf)).size === 1
    const least = scaleOfSpots(spots, tiles)
    const places = cells.map((at) => ({ bounds: spanOf([at]), weight: 1 }))
    if (this.#spokenOf.length > 0) camera.fit(spanOf([...cells.flatMap(withRoom), ...this.#spokenOf]))
    else if (!isOneTile) camera.frame(spanOf(cells), places, Math.max(SCATTERED_SCALE, least))
    else if (camera.goal.scale >= Math.max(NEAR_ENOUGH, least)) camera.show(spanOf(cells))
    else camera.showAt(spanOf(cells), Math.max(FIGURES_SCALE, least))
    this.spotsScale = camera.goal.scale
  }

  /** Shows what the options that are named are about. */
  #showAsked(camera: Camera, game: View, choices: View['choices']): void {
    const { areas, cell } = askedOf(game, choices)
    this.#cameFrom ??= camera.goal
    if (areas.length > 0) camera.showAt(spanOf(areas.map(({ at }) => at)), ASKED_SCALE)
    // What a sign asks may concern the whole land: there is nothing to go near.
    else if (cell !== null) camera.show(spanOf([cell]))
  }

  /** Returns to the view before figures were chosen, unless the user has moved since. */
  #goBack(): void {
    const from = this.#cameFrom
    this.#cameFrom = null
    if (from !== null && this.camera?.isMovedByHand === false) this.camera.moveTo(from)
  }

  zoom(factor: number): void {
    this.camera?.zoomAt(this.camera.width / 2, this.camera.height / 2, factor)
  }

  showTile(at: At): void {
    this.camera?.show(around(at))
  }

  /** Shows where the master would lay a tile. */
  showAdvised(...moves: readonly AdvisedMove[]): void {
    const cells = moves.flatMap(({ laid }) => (laid === null ? [] : [laid.at]))
    if (cells.length > 0) this.#bring(spanOf(cells.flatMap(withRoom)))
  }

  /** Features that are highlighted, besides a spot that is to be chosen. */
  litIn(game: View): readonly LitFeature[] {
    if (this.#marked !== null) return this.#marked.features
    if (this.lit !== null) return [{ feature: this.lit }]
    return this.#shownFeatures.length > 0 ? this.#shownFeatures : this.scores.litIn(game)
  }

  get litCells(): readonly At[] {
    return this.#marked?.cells ?? this.shownCells
  }

  show(view: GameView, shown: readonly Happening[]): void {
    const happenings = shown as readonly TileHappening[]
    const { features, cells } = marksOf(view as unknown as View, happenings)
    this.shownMoves = laidIn(happenings)
    const isMove = (at: At): boolean => this.shownMoves.some((move) => keyOf(move.at) === keyOf(at))
    this.#shownFeatures = features
    this.shownCells = cells.filter((at) => !isMove(at))
    const game = view as unknown as View
    if (this.#isLesson) this.#spokenOf = happenings.flatMap((happening) => cellsToLearn(game, happening))
    const all = this.#isLesson ? this.#spokenOf : happenings.flatMap(cellsIn)
    const spots = distinctSpots(spotsOf(game.choices))
    if (this.camera === null || all.length === 0) return
    if (this.#isLesson && spots.length > 0)
      this.#approach(this.camera, spots, new Map(game.tiles.map((laid) => [keyOf(laid.at), laid])))
    else this.#bring(spanOf(all))
  }

  /** Shows all of it, smaller if it would not fit otherwise. */
  #bring(span: Bounds): void {
    const { camera } = this
    if (camera === null) return
    const fits =
      (span.right - span.left) * camera.goal.scale < camera.width &&
      (span.bottom - span.top) * camera.goal.scale < camera.height
    if (fits) camera.show(span)
    else camera.fit(span)
  }

  mark(view: GameView, happenings: readonly Happening[]): void {
    const marks = marksOf(view as unknown as View, happenings as readonly TileHappening[])
    this.#marked = marks.cells.length + marks.features.length > 0 ? marks : null
  }

  /** Shows the last tile and what it scored. If something is to be chosen, the board shows that instead. */
  follow({ story, choices, news, game }: TableModel): void {
    const lastAt = lastPlaced(story)
    if (lastAt === null || choices.length > 0 || this.camera?.isMovedByHand !== false) return
    const view = game as unknown as View
    const happenings = news.told.flatMap((told) => told.happenings as readonly TileHappening[])
    // The final scoring shows its features one by one.
    const scored = view.over ? [] : happenings.filter(({ points }) => points > 0).flatMap(cellsIn)
    this.followTo(view, [lastAt, ...scored])
  }

  /** Shows cells of somebody's move, if they are out of sight. */
  followTo({ tiles }: View, cells: readonly At[]): void {
    this.camera?.followTo(spanOf(tiles.map(({ at }) => at)), spanOf(cells), TILE, LEGIBLE)
  }

  flightsOf(moved: Moved, board: Element): readonly Flight[] {
    const view = moved.view as unknown as View
    const { camera } = this
    const stood = this.#standing
    this.#standing = view.figures
    if (camera === null) return []
    if (!moved.isCounted) return flightsOf(moved, { stood, camera, board, looking: this })
    return countFlights(moved, { stood: this.scores.leavingIn(view), camera, board, looking: this })
  }

  /** The final scoring has come so far. */
  count(view: GameView, counted: readonly Happening[]): void {
    const scores = counted as readonly TileHappening[]
    this.scores.count(scores)
    const game = view as unknown as View
    const last = scores.slice(-1)
    const { features, cells } = marksOf(game, last)
    this.#shownFeatures = features
    this.shownCells = cells
    const all = last.flatMap((score) => cellsAround(game, score))
    if (all.length > 0) this.#approachCounted(spanOf(all), spanOf(game.tiles.map(({ at }) => at)))
  }

  /** Goes nearer to what is too small to be noticed. */
  #approachCounted(span: Bounds, land: Bounds): void {
    const { camera } = this
    if (camera === null) return
    const { width, height, goal } = camera
    const share = Math.max(
      ((span.right - span.left) * goal.scale) / width,
      ((span.bottom - span.top) * goal.scale) / height,
    )
    const scale = Math.max(goal.scale, Math.min(COUNTING_SCALE, (goal.scale * LARGE) / share))
    if (share > 1) camera.fit(span)
    else camera.showAt(span, share < SMALL ? scale : goal.scale, land)
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
    this.#spokenOf = []
    this.scores.count([])
    this.shownMoves = []
    this.#marked = null
  }

  light(feature: number | null, isTap: boolean): void {
    if (isTap) {
      this.#isHeld = feature !== null && !(this.#isHeld && this.lit === feature)
      this.lit = this.#isHeld ? feature : null
      this.shownMoves = []
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
