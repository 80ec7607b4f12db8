/** The keys of the tile game's board: choosing cells and spots, and looking around. */
import { TILES } from '@bastide/tile-game/pictures'
import { describeTile, type View } from '@bastide/tile-game/words'
import { directionOf, nearest } from '../../kit/keyboard.ts'
import { cellsOf, spotsOf, turnToward } from '../../playing/choosing.ts'
import type { GamePage, Playing } from '../../playing/game-page.ts'
import type { TableModel } from '../../playing/table-model.svelte.ts'
import { keyOf } from './layout.ts'
import type { Looking } from './looking.svelte.ts'
import { type At, distinctSpots, type OfferedSpot } from './shown.ts'
import { lastPlaced } from './spot-words.ts'

export const KEYS: GamePage['keys'] = {
  choosing: [
    ['← ↑ → ↓', 'keys.arrows'],
    ['R, Shift+R', 'keys.turn'],
    ['1 – 9', 'keys.numbers'],
  ],
  passing: 'keys.nobody',
  looking: [
    ['X', 'keys.explore'],
    ['O', 'keys.overlay'],
    ['L', 'keys.last'],
    ['F', 'keys.fit'],
    ['+ −', 'keys.zoom'],
  ],
}

function focusOn(selector: string): void {
  requestAnimationFrame(() => document.querySelector<SVGElement>(selector)?.focus({ preventScroll: true }))
}

/** The spots as they are numbered on the board. */
const offeredIn = ({ choices }: TableModel): readonly OfferedSpot[] =>
  distinctSpots(spotsOf(choices as View['choices']))

/** Keys only choose, whatever a tap does: it can be heard then before it is played. */
function chooseSpot(model: TableModel, nth: number): void {
  const index = offeredIn(model)[nth]?.index ?? 0
  model.choose({ kind: 'spot', index })
  focusOn(`[data-spot="${index}"]`)
}

/** The cell of the last tile, or of the first one. */
const lastAtOf = ({ story }: TableModel): At => lastPlaced(story) ?? [0, 0]

function explore(looking: Looking, { model, table, view, texts }: Playing, direction: At): void {
  const names = table.seats.map(({ name }) => name)
  looking.explore(view as unknown as View, texts, names, lastAtOf(model), direction)
}

/** Arrow keys: over the board when exploring it, otherwise between legal cells or spots. */
function step(looking: Looking, playing: Playing, direction: At): void {
  const { model } = playing
  const { tile, cells } = cellsOf(model.choices) ?? { tile: '', cells: [] }
  const spots = offeredIn(model)
  if (looking.explored !== null) explore(looking, playing, direction)
  else if (cells.length > 0) {
    const from = model.chosen?.kind === 'cell' ? model.chosen.at : lastAtOf(model)
    const next = nearest(cells, ({ at }) => at, from, direction) ?? (model.chosen === null ? cells[0] : null)
    if (next === null || next === undefined) return
    model.choose({ kind: 'cell', of: tile, at: next.at, turn: turnToward(next.turns, looking.aiming.turned ?? 0) })
    looking.showTile(next.at)
    focusOn(`[data-cell="${keyOf(next.at)}"]`)
  } else if (spots.length > 0) {
    const { chosen } = model
    const nth = chosen?.kind === 'spot' ? spots.findIndex(({ index }) => index === chosen.index) : -1
    const isForward = direction[0] + direction[1] > 0
    chooseSpot(model, (nth + (isForward ? 1 : nth < 0 ? 0 : -1) + spots.length) % spots.length)
  } else looking.camera?.panBy(-direction[0] * 60, -direction[1] * 60)
}

function actsOf(looking: Looking, playing: Playing, isShifted: boolean): { readonly [key: string]: () => void } {
  const { model } = playing
  const game = playing.view as unknown as View
  const turn = (by: 1 | -1): void => {
    looking.aiming.turn(model, by)
    const tile = TILES.get(game.hand ?? '')
    // A chosen tile is announced as it is turned.
    if (model.chosen === null && tile !== undefined)
      looking.spoken = describeTile(playing.texts, tile, looking.aiming.turnInHand(cellsOf(model.choices), null))
  }
  return {
    ' ': () => turn(1),
    r: () => turn(isShifted ? -1 : 1),
    x: () => {
      // Exploring the board moves the focus out of the story, where arrow keys mean something else.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      if (looking.explored === null) explore(looking, playing, [0, 0])
      else looking.rest()
    },
    o: () => {
      if (game.aids.includes('ownership')) looking.hasOverlay = !looking.hasOverlay
    },
    l: () => looking.showTile(lastAtOf(model)),
    f: () => looking.fit(game),
    '+': () => looking.zoom(1.25),
    '=': () => looking.zoom(1.25),
    '-': () => looking.zoom(0.8),
  }
}

/** Whether the key is one of the board's. */
export function pressKey({ key, shiftKey }: KeyboardEvent, looking: Looking, playing: Playing): boolean {
  const { model } = playing
  const direction = directionOf(key)
  const digit = Number.parseInt(key, 10)
  const isSpot = digit >= 1 && digit <= offeredIn(model).length
  const line = offeredIn(model).length > 0 ? undefined : model.advice.lines.find(({ number }) => number === digit)
  const act =
    direction !== null
      ? () => step(looking, playing, direction)
      : isSpot
        ? () => chooseSpot(model, digit - 1)
        : line !== undefined
          ? () => model.advice.take(line)
          : actsOf(looking, playing, shiftKey)[key.toLowerCase()]
  act?.()
  return act !== undefined
}
