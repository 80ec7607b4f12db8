/**
 * Where a board is best seen from: all of it if it can be read, otherwise as many places as fit into the window. Pure
 * geometry, in board units and pixels.
 */
export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The middle of what is seen, and pixels per board unit. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Window {
  readonly width: number
  readonly height: number
}

/** Something that should be in sight, and how much it matters. */
export interface Place {
  readonly bounds: Bounds
  readonly weight: number
}

/** The space taken up by the tools in the upper corners, in pixels. */
const CORNER = 60
/** The margin kept at the other edges, in pixels. */
const EDGE = 8
/** All of it in sight is worth tiles that are a little too small. */
const ALMOST = 0.95

/** The part of the window that nothing covers: below the tools, or between them. */
const below = ({ width, height }: Window): Bounds => ({
  left: EDGE,
  top: CORNER,
  right: width - EDGE,
  bottom: height - EDGE,
})
const between = ({ width, height }: Window): Bounds => ({
  left: CORNER,
  top: EDGE,
  right: width - CORNER,
  bottom: height - EDGE,
})

const widthOf = ({ left, right }: Bounds): number => right - left
const heightOf = ({ top, bottom }: Bounds): number => bottom - top

const unionOf = (all: readonly Bounds[]): Bounds => ({
  left: Math.min(...all.map(({ left }) => left)),
  top: Math.min(...all.map(({ top }) => top)),
  right: Math.max(...all.map(({ right }) => right)),
  bottom: Math.max(...all.map(({ bottom }) => bottom)),
})

export const isWithin = (inner: Bounds, outer: Bounds): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom

/** The part of the board that is seen through an opening of the window. */
function seenThrough(opening: Bounds, { width, height }: Window, { x, y, scale }: Frame): Bounds {
  // A hair more: what was framed exactly is in sight.
  const slack = 0.5
  return {
    left: x + (opening.left - width / 2) / scale - slack,
    top: y + (opening.top - height / 2) / scale - slack,
    right: x + (opening.right - width / 2) / scale + slack,
    bottom: y + (opening.bottom - height / 2) / scale + slack,
  }
}

/** The frame that shows a point of the board in the middle of an opening. */
const centredOn = (x: number, y: number, scale: number, opening: Bounds, { width, height }: Window): Frame => ({
  x: x - ((opening.left + opening.right) / 2 - width / 2) / scale,
  y: y - ((opening.top + opening.bottom) / 2 - height / 2) / scale,
  scale,
})

const scaleInto = (opening: Bounds, bounds: Bounds): number =>
  Math.min(widthOf(opening) / widthOf(bounds), heightOf(opening) / heightOf(bounds))

/** Shows all of it as large as possible, clear of the tools. */
export function frameAll(window: Window, bounds: Bounds, least: number, most: number): Frame {
  const [low, high] = [below(window), between(window)]
  const opening = scaleInto(low, bounds) >= scaleInto(high, bounds) ? low : high
  const scale = Math.max(least, Math.min(most, scaleInto(opening, bounds)))
  return centredOn((bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2, scale, opening, window)
}

/** The coordinate nearest to `at` from which both ends are visible, or the midpoint if they are too far apart. */
const near = (at: number, low: number, high: number, before: number, after: number): number =>
  high - low > before + after ? (low + high) / 2 : Math.min(Math.max(at, high - after), low + before)

/** Moves just far enough to show all of it. */
export function frameWith(window: Window, from: Frame, bounds: Bounds): Frame {
  const { width, height } = window
  const opening = below(window)
  const units = (pixels: number): number => pixels / from.scale
  return {
    x: near(from.x, bounds.left, bounds.right, units(width / 2 - opening.left), units(opening.right - width / 2)),
    y: near(from.y, bounds.top, bounds.bottom, units(height / 2 - opening.top), units(opening.bottom - height / 2)),
    scale: from.scale,
  }
}

const weightWithin = (places: readonly Place[], seen: Bounds): number =>
  places.reduce((sum, { bounds, weight }) => sum + (isWithin(bounds, seen) ? weight : 0), 0)

/** What matters most among what fits into the opening at this scale. */
function heaviest(places: readonly Place[], width: number, height: number): readonly Place[] {
  let most = -1
  let best: readonly Place[] = []
  // A window can always be moved until its left and upper edges touch something that it shows.
  for (const left of new Set(places.map(({ bounds }) => bounds.left)))
    for (const top of new Set(places.map(({ bounds }) => bounds.top))) {
      const seen = { left, top, right: left + width, bottom: top + height }
      const weight = weightWithin(places, seen)
      if (weight <= most) continue
      most = weight
      best = places.filter(({ bounds }) => isWithin(bounds, seen))
    }
  return best
}

/** Moves to where as many of the places as possible are in sight at once. */
export function frameMost(window: Window, from: Frame, places: readonly Bounds[]): Frame {
  const opening = below(window)
  const equal = places.map((bounds) => ({ bounds, weight: 1 }))
  const shown = heaviest(equal, widthOf(opening) / from.scale, heightOf(opening) / from.scale)
  // A place that is larger than the window is shown by its middle.
  return frameWith(window, from, unionOf(shown.length === 0 ? places.slice(0, 1) : shown.map(({ bounds }) => bounds)))
}

/**
 * Shows the whole land with all places if that is legible, and otherwise as many places as possible. It stays where it
 * is if it shows as much already: a board that shifts at every turn makes nobody's life easier.
 */
export function frameTurn(
  window: Window,
  from: Frame,
  land: Bounds,
  places: readonly Place[],
  legible: number,
  most: number,
): Frame {
  const all = unionOf([land, ...places.map(({ bounds }) => bounds)])
  const whole = frameAll(window, all, 0, most)
  const sights = [below(window), between(window)].map((opening) => seenThrough(opening, window, from))
  if (whole.scale >= legible * ALMOST) {
    const isFramed = from.scale > whole.scale * 0.8 && sights.some((seen) => isWithin(all, seen))
    return isFramed ? from : whole
  }
  const opening = below(window)
  const shown = heaviest(places, widthOf(opening) / legible, heightOf(opening) / legible)
  const weight = shown.reduce((sum, one) => sum + one.weight, 0)
  if (from.scale >= legible && sights.some((seen) => weightWithin(places, seen) >= weight)) return from
  const middle = { x: (land.left + land.right) / 2, y: (land.top + land.bottom) / 2, scale: legible }
  return shown.length === 0 ? middle : frameWith(window, middle, unionOf(shown.map(({ bounds }) => bounds)))
}
