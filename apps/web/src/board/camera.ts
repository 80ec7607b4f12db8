/**
 * The position and scale at which the board is seen. The camera writes one transform and nothing else: the browser
 * moves what it has already painted, and no component updates while panning. The board is redrawn at the new size only
 * when a zoom comes to rest, to make it sharp again.
 */
import {
  type Bounds,
  type Frame,
  filled,
  frameAll,
  frameMost,
  frameMove,
  frameTurn,
  frameWith,
  type Place,
} from './framing.ts'
import { noteMotion } from './stillness.ts'

export type { Bounds, Place }

/** Pixels per board unit. A cell is 100 units wide. */
const LEAST_SCALE = 0.12
const MOST_SCALE = 4
const FIT_SCALE = 1.3
const MOVE_MS = 350
/** A board that was flung loses half its speed in about this time. */
const GLIDE_MS = 160
/** Pixels a millisecond: slower than this, a board that is let go of stays where it is. */
const LEAST_SPEED = 0.25
const STANDSTILL = 0.02

export class Camera {
  x = 0
  y = 0
  scale = 1
  /** Where the current animation will end. */
  goal: Frame = { x: 0, y: 0, scale: 1 }
  /** The centre of the view stays within these, so that nobody gets lost. */
  limits: Bounds = { left: 0, top: 0, right: 0, bottom: 0 }
  width = 1
  height = 1
  /** The user has panned or zoomed, and whoever moves the camera for them should think twice. */
  isMovedByHand = false
  /** Called whenever the camera moves, for overlays that point at something on the board. */
  onMoved: (() => void) | null = null
  /** The scale at which the board was last drawn. */
  #drawn = 1
  #world: HTMLElement | null = null
  #settling: ReturnType<typeof setTimeout> | undefined
  #moving = 0
  #isGliding = false
  #isHeld = false
  /** A double tap zooms from the first to the second, and the next one back. */
  #zoomed: { readonly from: Frame; readonly to: Frame } | null = null
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
    this.#settleSoon()
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
    this.isMovedByHand = true
    this.#shift(dx, dy)
    this.#settleSoon()
  }

  /** Zooms by a factor. The point under the pointer stays where it is. */
  zoomAt(pixelX: number, pixelY: number, factor: number): void {
    this.stop()
    this.isMovedByHand = true
    Object.assign(this, this.#zoomedAt(pixelX, pixelY, this.scale * factor))
    this.goal = { x: this.x, y: this.y, scale: this.scale }
    this.apply()
    this.#settleSoon()
  }

  /** Zooms in on a point of the window; back, if that is what it did last. */
  zoomInOrBack(pixelX: number, pixelY: number): void {
    const zoomed = this.#zoomed
    const isThere = zoomed !== null && Math.abs(this.scale / zoomed.to.scale - 1) < 0.01
    this.isMovedByHand = true
    if (isThere) {
      this.#zoomed = null
      this.moveTo(zoomed.from)
      return
    }
    const from = { x: this.x, y: this.y, scale: this.scale }
    const to = this.#zoomedAt(pixelX, pixelY, this.scale * 2)
    this.#zoomed = { from, to }
    this.moveTo(to)
  }

  /** Rolls on after a drag, in pixels a millisecond, and comes to rest by itself. */
  glide(speedX: number, speedY: number): void {
    if (!this.#hasMotion() || Math.hypot(speedX, speedY) < LEAST_SPEED) return
    let before = performance.now()
    let speed = 1
    const step = (now: number): void => {
      const ms = Math.max(0, Math.min(40, now - before))
      before = now
      speed *= 0.5 ** (ms / GLIDE_MS)
      const hasMoved = this.#shift(speedX * speed * ms, speedY * speed * ms) || ms === 0
      if (hasMoved && speed * Math.hypot(speedX, speedY) > STANDSTILL) this.#moving = requestAnimationFrame(step)
      else this.grab()
    }
    this.#isGliding = true
    this.#moving = requestAnimationFrame(step)
  }

  /** A finger is on the board: nothing may move away under it. */
  hold(): void {
    this.grab()
    this.#isHeld = true
    cancelAnimationFrame(this.#moving)
  }

  /** Goes on to where the camera was going. */
  release(): void {
    if (!this.#isHeld) return
    this.#isHeld = false
    if (!this.#isGliding) this.moveTo(this.goal)
  }

  /** Stops a board that rolls on. */
  grab(): void {
    if (!this.#isGliding) return
    this.stop()
    this.settle()
  }

  toBoard(pixelX: number, pixelY: number): readonly [number, number] {
    return [this.x + (pixelX - this.width / 2) / this.scale, this.y + (pixelY - this.height / 2) / this.scale]
  }

  toPixels(x: number, y: number): readonly [number, number] {
    return [this.width / 2 + (x - this.x) * this.scale, this.height / 2 + (y - this.y) * this.scale]
  }

  /** As `toPixels`, once the camera has come to rest. */
  toPixelsAtRest(x: number, y: number): readonly [number, number] {
    const { x: atX, y: atY, scale } = this.goal
    return [this.width / 2 + (x - atX) * scale, this.height / 2 + (y - atY) * scale]
  }

  /** Shows all of it as large as possible, clear of the tools in the corners and of what covers the lower edge. */
  fit(bounds: Bounds, covered = 0): void {
    const { x, y, scale } = frameAll(
      { width: this.width, height: this.height - covered },
      bounds,
      LEAST_SCALE,
      FIT_SCALE,
    )
    this.moveTo({ x, y: y + covered / 2 / scale, scale })
  }

  /** Shows the whole land with all places if that is legible at this scale, and otherwise as many as possible. */
  frame(land: Bounds, places: readonly Place[], legible: number): void {
    this.moveTo(frameTurn(this, this.goal, land, places, legible, FIT_SCALE))
  }

  /** Shows what somebody else did, if it is not in sight, with some `room` around it. */
  followTo(land: Bounds, move: Bounds, room: number, legible: number): void {
    this.moveTo(frameMove(this, this.goal, land, move, room, legible))
  }

  /** Moves just far enough to show all of it. */
  show(bounds: Bounds): void {
    this.moveTo(frameWith(this, this.goal, bounds))
  }

  /** Goes to places that the user wants to see, as many of them as fit. */
  goTo(places: readonly Bounds[]): void {
    this.isMovedByHand = true
    this.moveTo(frameMost(this, this.goal, places))
  }

  /** Shows all of it at this scale or a larger one, with as much land around it as there is. */
  showAt(bounds: Bounds, scale: number, land: Bounds | null = null): void {
    const middle = { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 }
    const near = frameWith(this, this.goal.scale < scale ? { ...middle, scale } : this.goal, bounds)
    this.moveTo(land === null ? near : filled(this, near, land))
  }

  stop(): void {
    cancelAnimationFrame(this.#moving)
    this.#isGliding = false
    this.goal = { x: this.x, y: this.y, scale: this.scale }
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

  moveTo(goal: Frame): void {
    this.stop()
    this.goal = goal
    if (this.#isHeld) return
    const { x, y, scale } = goal
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
      // A frame tells when it was due. On a busy machine that is before the move began, and the camera would fly off.
      const part = Math.min(1, Math.max(0, (now - began) / MOVE_MS))
      arrive(1 - (1 - part) ** 3)
      if (part < 1) this.#moving = requestAnimationFrame(step)
      else this.settle()
    }
    this.#moving = requestAnimationFrame(step)
  }

  /** Says whether there was anywhere to go. */
  #shift(dx: number, dy: number): boolean {
    const { left, top, right, bottom } = this.limits
    const [x, y] = [this.x, this.y]
    this.x = Math.min(right, Math.max(left, x - dx / this.scale))
    this.y = Math.min(bottom, Math.max(top, y - dy / this.scale))
    this.goal = { x: this.x, y: this.y, scale: this.scale }
    this.apply()
    return this.x !== x || this.y !== y
  }

  #zoomedAt(pixelX: number, pixelY: number, wanted: number): Frame {
    const [x, y] = this.toBoard(pixelX, pixelY)
    const scale = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, wanted))
    return { x: x - (pixelX - this.width / 2) / scale, y: y - (pixelY - this.height / 2) / scale, scale }
  }

  #settleSoon(): void {
    clearTimeout(this.#settling)
    this.#settling = setTimeout(() => this.settle(), 160)
  }
}
