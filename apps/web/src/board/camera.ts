/**
 * The position and scale at which the board is seen. The camera writes one transform and nothing else: the browser
 * moves what it has already painted, and no component updates while panning. The board is redrawn at the new size only
 * when a zoom comes to rest, to make it sharp again.
 */
import { noteMotion } from './stillness.ts'

export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Pixels per board unit. A cell is 100 units wide. */
const LEAST_SCALE = 0.18
const MOST_SCALE = 4
const FIT_SCALE = 1.3
const MOVE_MS = 350
/** The space taken up by the toolbar, in pixels. */
const CORNER = 60
/** The margin kept at the other edges, in pixels. */
const EDGE = 16

/** The coordinate nearest to `at` from which both ends are visible, or the midpoint if they are too far apart. */
const within = (at: number, low: number, high: number, before: number, after: number): number =>
  high - low > before + after ? (low + high) / 2 : Math.min(Math.max(at, high - after), low + before)

export class Camera {
  x = 0
  y = 0
  scale = 1
  /** The scale at which the current animation will end. */
  goal = 1
  /** The centre of the view stays within these, so that nobody gets lost. */
  limits: Bounds = { left: 0, top: 0, right: 0, bottom: 0 }
  width = 1
  height = 1
  /** Called whenever the camera moves, for overlays that point at something on the board. */
  onMoved: (() => void) | null = null
  /** The scale at which the board was last drawn. */
  #drawn = 1
  /** Where the current movement will end. */
  #heading: readonly [x: number, y: number] | null = null
  #world: HTMLElement | null = null
  #settling: ReturnType<typeof setTimeout> | undefined
  #moving = 0
  readonly #onDrawn: (scale: number) => void
  readonly #hasMotion: () => boolean
  readonly #onSeen: (seen: Bounds) => void

  constructor(onDrawn: (scale: number) => void, hasMotion: () => boolean, onSeen: (seen: Bounds) => void) {
    this.#onDrawn = onDrawn
    this.#hasMotion = hasMotion
    this.#onSeen = onSeen
  }

  look(world: HTMLElement): void {
    this.#world = world
    this.apply()
  }

  resize(width: number, height: number): void {
    this.width = width
    this.height = height
    this.apply()
  }

  apply(): void {
    if (this.#world === null) return
    noteMotion()
    const left = this.width / 2 - this.x * this.scale
    const top = this.height / 2 - this.y * this.scale
    const scale = (this.scale / this.#drawn).toFixed(5)
    this.#world.style.transform = `translate3d(${left.toFixed(2)}px, ${top.toFixed(2)}px, 0) scale(${scale})`
    this.onMoved?.()
  }

  panBy(dx: number, dy: number): void {
    this.stop()
    const { left, top, right, bottom } = this.limits
    this.x = Math.min(right, Math.max(left, this.x - dx / this.scale))
    this.y = Math.min(bottom, Math.max(top, this.y - dy / this.scale))
    this.apply()
    this.#settleSoon()
  }

  /** Zooms by a factor. The point under the pointer stays where it is. */
  zoomAt(pixelX: number, pixelY: number, factor: number): void {
    this.stop()
    const [x, y] = this.toBoard(pixelX, pixelY)
    this.scale = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, this.scale * factor))
    this.goal = this.scale
    this.x = x - (pixelX - this.width / 2) / this.scale
    this.y = y - (pixelY - this.height / 2) / this.scale
    this.apply()
    this.#settleSoon()
  }

  toBoard(pixelX: number, pixelY: number): readonly [number, number] {
    return [this.x + (pixelX - this.width / 2) / this.scale, this.y + (pixelY - this.height / 2) / this.scale]
  }

  toPixels(x: number, y: number): readonly [number, number] {
    return [this.width / 2 + (x - this.x) * this.scale, this.height / 2 + (y - this.y) * this.scale]
  }

  /** As `toPixels`, once the camera has come to rest. */
  toPixelsAtRest(x: number, y: number): readonly [number, number] {
    const [atX, atY] = this.#heading ?? [this.x, this.y]
    return [this.width / 2 + (x - atX) * this.goal, this.height / 2 + (y - atY) * this.goal]
  }

  /**
   * Shows all of it as large as possible, clear of the corner tools: beside them in a wide window, otherwise below
   * them.
   */
  fit({ left, top, right, bottom }: Bounds, margin = 30): void {
    const isWide = this.width > this.height
    const [width, height] = [this.width - (isWide ? 2 * CORNER : 0), this.height - (isWide ? 0 : 2 * CORNER)]
    const scale = Math.min(width / (right - left + margin), height / (bottom - top + margin), FIT_SCALE)
    this.moveTo((left + right) / 2, (top + bottom) / 2, Math.max(LEAST_SCALE, scale))
  }

  /** Moves just far enough to show all of it. */
  show({ left, top, right, bottom }: Bounds): void {
    // The toolbar is at the top.
    const [besides, above, below] = [this.width / 2 - EDGE, this.height / 2 - CORNER, this.height / 2 - EDGE].map(
      (pixels) => pixels / this.goal,
    ) as [number, number, number]
    this.moveTo(within(this.x, left, right, besides, besides), within(this.y, top, bottom, above, below), this.goal)
  }

  /** Moves to a point, but not past the edges of the board: there is nothing to see beyond them. */
  moveNear(x: number, y: number, scale: number, { left, top, right, bottom }: Bounds): void {
    const [besides, updown] = [this.width / 2 / scale, this.height / 2 / scale]
    const near = (at: number, low: number, high: number, reach: number): number =>
      high - low < 2 * reach ? (low + high) / 2 : Math.min(Math.max(at, low + reach), high - reach)
    this.moveTo(near(x, left, right, besides), near(y, top, bottom, updown), scale)
  }

  moveTo(x: number, y: number, scale: number): void {
    this.stop()
    this.goal = scale
    this.#heading = [x, y]
    const from = { x: this.x, y: this.y, scale: this.scale }
    const arrive = (part: number): void => {
      this.x = from.x + (x - from.x) * part
      this.y = from.y + (y - from.y) * part
      this.scale = from.scale * (scale / from.scale) ** part
      this.apply()
    }
    const isNear = Math.abs(x - from.x) < 0.5 && Math.abs(y - from.y) < 0.5 && Math.abs(scale / from.scale - 1) < 0.001
    if (isNear || !this.#hasMotion()) {
      arrive(1)
      this.settle()
      return
    }
    const began = performance.now()
    const step = (now: number): void => {
      const part = Math.min(1, (now - began) / MOVE_MS)
      arrive(1 - (1 - part) ** 3)
      if (part < 1) this.#moving = requestAnimationFrame(step)
      else this.settle()
    }
    this.#moving = requestAnimationFrame(step)
  }

  stop(): void {
    cancelAnimationFrame(this.#moving)
    this.goal = this.scale
    this.#heading = null
  }

  /** Redraws the board at the current scale. */
  settle(): void {
    clearTimeout(this.#settling)
    const [left, top] = this.toBoard(0, 0)
    const [right, bottom] = this.toBoard(this.width, this.height)
    this.#onSeen({ left, top, right, bottom })
    if (this.#drawn === this.scale) return
    this.#drawn = this.scale
    this.#onDrawn(this.scale)
    this.apply()
  }

  #settleSoon(): void {
    clearTimeout(this.#settling)
    this.#settling = setTimeout(() => this.settle(), 160)
  }
}
