/**
 * Drag to pan, pinch or turn the wheel to zoom, tap twice to zoom in and back. A press that hardly moves stays a tap,
 * for whatever lies under it.
 */
import type { Camera } from './camera.ts'
import { Flinging } from './flinging.ts'

/** From how many pixels on a press is a drag. */
const SLACK = 7
const WHEEL_STEP = 0.0016
/** Two taps are one double tap if they are this close, in milliseconds and in pixels. */
const DOUBLE_MS = 320
const DOUBLE_REACH = 28
/** After a touch its click comes within this time, or not at all. */
const CLICK_MS = 150

interface Point {
  x: number
  y: number
}

/** Pans and zooms as one finger moves while another rests. */
function pinch(camera: Camera, before: Point, now: Point, other: Point): void {
  const apart = (one: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
  camera.panBy((now.x - before.x) / 2, (now.y - before.y) / 2)
  camera.zoomAt((now.x + other.x) / 2, (now.y + other.y) / 2, apart(now) / Math.max(1, apart(before)))
}

/** Says of each tap whether it is the second of two. */
function doubleTaps(): (at: number, x: number, y: number) => boolean {
  let last: (Point & { readonly at: number }) | null = null
  return (at, x, y) => {
    const isSecond = last !== null && at - last.at < DOUBLE_MS && Math.hypot(x - last.x, y - last.y) < DOUBLE_REACH
    last = isSecond ? null : { at, x, y }
    return isSecond
  }
}

/** What can be chosen takes its own taps, two of them as well. */
const isForAChoice = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('button, [role="button"]') !== null

/** Where the camera moves by itself, a tap means what was under the finger as it came down. */
function holdUnderFinger(view: HTMLElement, camera: Camera, signal: AbortSignal): void {
  let releasing: ReturnType<typeof setTimeout> | undefined
  const releaseAfter = (ms: number) => (): void => {
    clearTimeout(releasing)
    releasing = setTimeout(() => camera.release(), ms)
  }
  const hold = (): void => {
    clearTimeout(releasing)
    camera.hold()
  }
  view.addEventListener('pointerdown', hold, { signal })
  // Wherever it is lifted: something may have opened over the board.
  addEventListener('pointerup', releaseAfter(CLICK_MS), { signal })
  addEventListener('pointercancel', releaseAfter(0), { signal })
  // After whatever it does.
  view.addEventListener('click', releaseAfter(0), { signal })
}

/** The factor by which a turn of the wheel zooms. Pinching on a pad comes as small steps with the control key. */
function wheelFactor({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const lines = deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1
  return Math.exp(-deltaY * lines * WHEEL_STEP * (ctrlKey ? 4 : 1))
}

/**
 * Listens until the returned function is called. `onWheel` may take a turn of the wheel for itself, by returning true:
 * the board does not zoom then.
 */
export function gestures(view: HTMLElement, camera: Camera, onWheel: (event: WheelEvent) => boolean): () => void {
  const pointers = new Map<number, Point>()
  const flinging = new Flinging()
  const isDoubleTap = doubleTaps()
  let isDragging = false
  let moved = 0

  // Where the view lies is asked once a gesture: asking at every step would lay out the page at every step.
  let area = view.getBoundingClientRect()
  const here = (at: MouseEvent): readonly [number, number] => [at.clientX - area.left, at.clientY - area.top]

  const down = (event: PointerEvent): void => {
    if (event.button > 1) return
    if (pointers.size === 0) area = view.getBoundingClientRect()
    const [x, y] = here(event)
    pointers.set(event.pointerId, { x, y })
    flinging.restart()
    if (pointers.size === 1) {
      isDragging = false
      moved = 0
    }
  }

  const move = (event: PointerEvent): void => {
    const known = pointers.get(event.pointerId)
    if (known === undefined) return
    const [x, y] = here(event)
    const others = [...pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at)
    moved += Math.abs(x - known.x) + Math.abs(y - known.y)
    if (!isDragging && moved > SLACK) {
      isDragging = true
      view.classList.add('dragged')
      for (const id of pointers.keys()) view.setPointerCapture(id)
    }
    if (isDragging) {
      const [other] = others
      flinging.note(event.timeStamp, x - known.x, y - known.y)
      if (other === undefined) camera.panBy(x - known.x, y - known.y)
      else pinch(camera, known, { x, y }, other)
    }
    known.x = x
    known.y = y
  }

  const up = (event: PointerEvent): void => {
    const wasKnown = pointers.delete(event.pointerId)
    if (pointers.size > 0) return
    view.classList.remove('dragged')
    if (wasKnown && isDragging && event.type === 'pointerup') camera.glide(...flinging.speedAt(event.timeStamp))
  }

  const click = (event: MouseEvent): void => {
    if (isDragging) {
      // What a drag ends on was not meant.
      isDragging = false
      event.stopPropagation()
      event.preventDefault()
      return
    }
    const [x, y] = here(event)
    if (!isForAChoice(event) && isDoubleTap(event.timeStamp, x, y)) camera.zoomInOrBack(x, y)
  }

  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    if (onWheel(event)) return
    area = view.getBoundingClientRect()
    camera.zoomAt(...here(event), wheelFactor(event))
  }

  const listening = new AbortController()
  const { signal } = listening
  holdUnderFinger(view, camera, signal)
  view.addEventListener('pointerdown', down, { signal })
  view.addEventListener('pointermove', move, { signal })
  view.addEventListener('pointerup', up, { signal })
  view.addEventListener('pointercancel', up, { signal })
  view.addEventListener('click', click, { capture: true, signal })
  view.addEventListener('wheel', wheel, { passive: false, signal })
  return () => listening.abort()
}
