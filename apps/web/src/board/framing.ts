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
/** A board is framed anew if it is so much smaller than it might be, or so much larger than fits. */
const CLOSE = 0.75
const LARGE = 1.25
/** Then it is a little smaller than it might be: the land grows, and the next turn has room already. */
const ROOM = 0.92
/** Where not all places fit, the camera rests if this share of the most that could be seen is in sight. */
const ENOUGH = 0.8
/** The share of the window that may be bare table while there is hidden land on the other side. */
const BARE = 0.2

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

const scaleOf = (window: Window, bounds: Bounds): number =>
  Math.max(scaleInto(below(window), bounds), scaleInto(between(window), bounds))

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

/** Within a span that is larger than the window, or with all of it in sight: no bare table beside hidden land. */
const amid = (at: number, low: number, high: number, before: number, after: number): number => {
  const [one, other] = [low + before, high - after]
  return Math.min(Math.max(at, Math.min(one, other)), Math.max(one, other))
}

/** Slides a frame until land fills it as far as there is any. What it shows of the land stays in sight. */
export function filled(window: Window, { x, y, scale }: Frame, land: Bounds): Frame {
  const { width, height } = window
  const opening = below(window)
  const units = (pixels: number): number => pixels / scale
  return {
    x: amid(x, land.left, land.right, units(width / 2 - opening.left), units(opening.right - width / 2)),
    y: amid(y, land.top, land.bottom, units(height / 2 - opening.top), units(opening.bottom - height / 2)),
    scale,
  }
}

/**
 * Shows what somebody else did. It stays where it is if that is in sight; otherwise it moves no further than to show
 * some `room` around it, so that the next move beside it needs no other. The scale changes only if it does not fit.
 */
export function frameMove(
  window: Window,
  from: Frame,
  land: Bounds,
  move: Bounds,
  room: number,
  legible: number,
): Frame {
  const opening = below(window)
  if (isWithin(move, seenThrough(opening, window, from))) return from
  const scale = Math.min(from.scale, Math.max(legible, scaleInto(opening, move)))
  const roomy = {
    left: move.left - room,
    top: move.top - room,
    right: move.right + room,
    bottom: move.bottom + room,
  }
  const shown = scaleInto(opening, roomy) >= scale ? roomy : move
  return filled(window, frameWith(window, { ...from, scale }, shown), unionOf([land, move]))
}

const overlaps = (one: Bounds, other: Bounds): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

/** A place that an edge cuts comes into sight, unless that would hide as much elsewhere. */
function uncut(window: Window, frame: Frame, places: readonly Place[]): Frame {
  const seenIn = (one: Frame): Bounds => seenThrough(below(window), window, one)
  return places.reduce((best, { bounds }) => {
    const seen = seenIn(best)
    if (isWithin(bounds, seen) || !overlaps(bounds, seen)) return best
    const slid = frameWith(window, best, bounds)
    return weightWithin(places, seenIn(slid)) > weightWithin(places, seen) ? slid : best
  }, frame)
}

/** What a turn is best seen with: all places, or at a legible scale those that matter most. */
function bestOf(window: Window, all: Bounds, places: readonly Place[], legible: number, most: number) {
  const whole = frameAll(window, all, 0, most)
  if (whole.scale >= legible * ALMOST) {
    const scale = Math.min(most, Math.max(legible * ALMOST, scaleOf(window, all) * ROOM))
    const scales = [whole.scale * CLOSE, whole.scale * LARGE] as const
    return { frame: frameAll(window, all, 0, scale), shown: places, scales, share: 1 }
  }
  const opening = below(window)
  const shown = heaviest(places, widthOf(opening) / legible, heightOf(opening) / legible)
  const middle = { x: (all.left + all.right) / 2, y: (all.top + all.bottom) / 2, scale: legible }
  const near = shown.length === 0 ? middle : frameWith(window, middle, unionOf(shown.map(({ bounds }) => bounds)))
  const scales = [legible * ALMOST, Number.POSITIVE_INFINITY] as const
  return { frame: filled(window, near, all), shown, scales, share: ENOUGH }
}

/**
 * Shows the whole land with all places if that is legible, and otherwise as many places as possible. A board that
 * shifts at every turn makes nobody's life easier: it stays where it is if that shows about as much, and slides at the
 * same scale if that is enough.
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
  const best = bestOf(window, all, places, legible, most)
  const [least, largest] = best.scales
  if (from.scale < least || from.scale > largest || best.shown.length === 0) return best.frame
  const wanted = best.shown.reduce((sum, { weight }) => sum + weight, 0) * best.share
  const major = best.shown.filter(({ weight }) => weight > 1).map(({ bounds }) => bounds)
  const isEnough = (frame: Frame): boolean =>
    [below(window), between(window)]
      .map((opening) => seenThrough(opening, window, frame))
      .some((seen) => weightWithin(places, seen) >= wanted && major.every((bounds) => isWithin(bounds, seen)))
  const slide = (shown: readonly Bounds[]): Frame =>
    filled(window, shown.length === 0 ? from : frameWith(window, from, unionOf(shown)), all)
  const full = slide([])
  const [bareX, bareY] = [Math.abs(full.x - from.x) * from.scale, Math.abs(full.y - from.y) * from.scale]
  const isFull = bareX < BARE * window.width && bareY < BARE * window.height
  const ways = [...(isFull ? [from] : []), full, slide(major), slide(best.shown.map(({ bounds }) => bounds))]
  return uncut(window, ways.find(isEnough) ?? best.frame, places)
}
