/** Drag to pan, pinch or turn the wheel to zoom. A press that hardly moves stays a tap, for whatever lies under it. */
import type { Camera } from './camera.ts'

/** From how many pixels on a press is a drag. */
const SLACK = 7
const WHEEL_STEP = 0.0016

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

export function gestures(view: HTMLElement, camera: Camera): () => void {
  const pointers = new Map<number, Point>()
  let isDragging = false
  let moved = 0

  // Where the view lies is asked once a gesture: asking at every step would lay out the page at every step.
  let area = view.getBoundingClientRect()
  const here = ({ clientX, clientY }: PointerEvent | WheelEvent): readonly [number, number] => [
    clientX - area.left,
    clientY - area.top,
  ]

  const down = (event: PointerEvent): void => {
    if (event.button > 1) return
    if (pointers.size === 0) area = view.getBoundingClientRect()
    const [x, y] = here(event)
    pointers.set(event.pointerId, { x, y })
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
      if (other === undefined) camera.panBy(x - known.x, y - known.y)
      else pinch(camera, known, { x, y }, other)
    }
    known.x = x
    known.y = y
  }

  const up = (event: PointerEvent): void => {
    pointers.delete(event.pointerId)
    if (pointers.size === 0) view.classList.remove('dragged')
  }

  /** What a drag ends on was not meant. */
  const click = (event: MouseEvent): void => {
    if (!isDragging) return
    isDragging = false
    event.stopPropagation()
    event.preventDefault()
  }

  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    area = view.getBoundingClientRect()
    const [x, y] = here(event)
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1
    camera.zoomAt(x, y, Math.exp(-event.deltaY * lines * WHEEL_STEP * (event.ctrlKey ? 4 : 1)))
  }

  view.addEventListener('pointerdown', down)
  view.addEventListener('pointermove', move)
  view.addEventListener('pointerup', up)
  view.addEventListener('pointercancel', up)
  view.addEventListener('click', click, { capture: true })
  view.addEventListener('wheel', wheel, { passive: false })
  return () => {
    view.removeEventListener('pointerdown', down)
    view.removeEventListener('pointermove', move)
    view.removeEventListener('pointerup', up)
    view.removeEventListener('pointercancel', up)
    view.removeEventListener('click', click, { capture: true })
    view.removeEventListener('wheel', wheel)
  }
}
