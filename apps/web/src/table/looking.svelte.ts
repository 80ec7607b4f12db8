/** What the reader of a table looks at: where on the board, what is lit up there, and what is said of it. */
import { TILES } from '@bastide/tile-game/pictures'
import { describeTile, type GameText, type TileHappening, type View } from '@bastide/tile-game/words'
import type { Bounds, Camera } from '../board/camera.ts'
import { shapesOf } from '../games/tile/art.ts'
import { boundsOf, keyOf, spanOf, TILE } from '../games/tile/layout.ts'
import { type At, featureAt } from '../games/tile/shown.ts'
import { say } from '../kit/messages.svelte.ts'
import { nearest } from './keyboard.ts'
import { cellsIn } from './telling.ts'

/** A tile and those around it. */
const around = ([x, y]: At): Bounds =>
  spanOf([
    [x - 1, y - 1],
    [x + 1, y + 1],
  ])

const middle = ([x, y]: At): readonly [number, number] => [(x + 0.5) * TILE, (y + 0.5) * TILE]

/** Pixels for a unit: a tile of 52 pixels can be tapped, and on one of 110 the figures stand apart. */
const TAPPABLE = 0.52
const APART = 1.1

export class Looking {
  camera: Camera | null = null
  /** The feature that is lit up, by its number in the view; a tap holds it, else it goes with the pointer. */
  lit = $state<number | null>(null)
  #isHeld = false
  /** The empty cell under the pointer. */
  pointed = $state.raw<At | null>(null)
  /** Cells that the story, or somebody who walks over the board, points at. */
  shownCells = $state.raw<readonly At[]>([])
  hasOverlay = $state(false)
  /** The tile that somebody who walks over the board has come to. */
  explored = $state.raw<At | null>(null)
  /** What a screen reader is told. */
  spoken = $state('')

  fit(game: View): void {
    const cells = game.tiles.map(({ at }) => at)
    this.camera?.fit(boundsOf(cells, cells.length < 20 ? 1 : 0))
  }

  /** The whole board, unless its tiles would be too small to tap: then where the last was laid. */
  begin(game: View, lastAt: At | null): void {
    this.fit(game)
    const { camera } = this
    if (camera !== null && camera.goal < TAPPABLE) camera.moveTo(...middle(lastAt ?? [0, 0]), TAPPABLE)
  }

  /** Near enough for each of several places on one tile to be tapped by itself. */
  approach(cells: readonly At[]): void {
    const [first] = cells
    if (first === undefined || this.camera === null) return
    if (this.camera.goal < APART) this.camera.moveTo(...middle(first), APART)
    else this.camera.show(spanOf(cells))
  }

  zoom(factor: number): void {
    this.camera?.zoomAt(this.camera.width / 2, this.camera.height / 2, factor)
  }

  showTile(at: At): void {
    this.camera?.show(around(at))
  }

  show(happening: TileHappening | null): void {
    this.shownCells = happening === null ? [] : cellsIn(happening)
    if (this.shownCells.length > 0) this.camera?.show(spanOf(this.shownCells))
  }

  light(feature: number | null, isTap: boolean): void {
    if (isTap) {
      this.#isHeld = feature !== null && !(this.#isHeld && this.lit === feature)
      this.lit = this.#isHeld ? feature : null
      this.shownCells = []
    } else if (!this.#isHeld) this.lit = feature
  }

  /** Walks to the next tile in a direction, beginning at one, and says what lies there. */
  explore(game: View, texts: GameText, names: readonly string[], begin: At, direction: At): void {
    const next =
      this.explored === null ? game.tiles.find(({ at }) => keyOf(at) === keyOf(begin)) : nearest(game.tiles, ({ at }) => at, this.explored, direction)
    if (next === null || next === undefined) return
    this.explored = next.at
    this.shownCells = [next.at]
    this.showTile(next.at)
    const tile = TILES.get(next.tile)
    const standing = game.figures
      .filter(({ at }) => keyOf(at) === keyOf(next.at))
      .map(({ seat, role }) => `${names[seat]}: ${texts.words[`role.${role}.name`] ?? role}`)
    const place = say('explore.at', { x: next.at[0], y: next.at[1] })
    this.spoken = [place, tile === undefined ? next.tile : describeTile(texts, tile, next.turn), ...standing].join('. ')
    const first = shapesOf(next.tile, next.turn).find(({ kind }) => kind !== 'field')
    this.lit = first === undefined ? null : featureAt(game, next.at, first.names)
  }

  rest(): void {
    this.explored = null
    this.#isHeld = false
    this.lit = null
    this.shownCells = []
  }
}
