/** Dragging something out of the hand to a place on the board, with a finger or a mouse. */

/** How far a pointer moves before it is a drag and no tap. */
const TAP_RADIUS = 9

interface Heard<Item, Target> {
  /** The place under the pointer; null if it may not go there. */
  targetAt(event: PointerEvent): Target | null
  drag(item: Item, over: Target | null): void
  drop(item: Item, on: Target | null): void
}

export class Dragging<Item, Target> {
  /** What is dragged, and how far from its place. */
  item = $state.raw<Item | null>(null)
  x = $state(0)
  y = $state(0)
  /** Whether the last press was a drag: the click that follows it counts for nothing. */
  hasMoved = false
  #pressed: { readonly item: Item; readonly pointer: number; readonly x: number; readonly y: number } | null = null
  readonly #heard: Heard<Item, Target>

  constructor(heard: Heard<Item, Target>) {
    this.#heard = heard
  }

  start(event: PointerEvent, item: Item): void {
    if (event.button !== 0) return
    this.hasMoved = false
    // A quick pointer has left the card before it is heard of again.
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.setPointerCapture(event.pointerId)
    this.#pressed = { item, pointer: event.pointerId, x: event.clientX, y: event.clientY }
  }

  move(event: PointerEvent): void {
    const pressed = this.#pressed
    if (pressed === null || pressed.pointer !== event.pointerId) return
    const [x, y] = [event.clientX - pressed.x, event.clientY - pressed.y]
    if (this.item === null && Math.hypot(x, y) < TAP_RADIUS) return
    this.hasMoved = true
    this.item = pressed.item
    this.x = x
    this.y = y
    this.#heard.drag(pressed.item, this.#heard.targetAt(event))
  }

  end(event: PointerEvent): void {
    const { item } = this
    this.cancel()
    if (item !== null) this.#heard.drop(item, this.#heard.targetAt(event))
  }

  cancel(): void {
    this.#pressed = null
    this.item = null
    this.x = 0
    this.y = 0
  }
}
