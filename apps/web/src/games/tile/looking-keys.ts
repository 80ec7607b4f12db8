/** The keys of the tile game's board: choosing cells and spots, and looking around. */
import type { View } from '@bastide/tile-game/words'
import { directionOf, nearest } from '../../kit/keyboard.ts'
import { cellsOf, spotsOf } from '../../playing/choosing.ts'
import type { GamePage, Playing } from '../../playing/game-page.ts'
import type { TableModel } from '../../playing/table-model.svelte.ts'
import { keyOf } from './layout.ts'
import type { Looking } from './looking.svelte.ts'
import type { At } from './shown.ts'
import { lastPlaced } from './spot-words.ts'

export const KEYS: GamePage['keys'] = {
  choosing: [
    ['← ↑ → ↓', 'keys.arrows'],
    ['R', 'keys.turn'],
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

function chooseSpot(model: TableModel, index: number): void {
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
  const spots = spotsOf(model.choices)
  if (looking.explored !== null) explore(looking, playing, direction)
  else if (cells.length > 0) {
    const from = model.chosen?.kind === 'cell' ? model.chosen.at : lastAtOf(model)
    const next = nearest(cells, ({ at }) => at, from, direction) ?? (model.chosen === null ? cells[0] : null)
    if (next === null || next === undefined) return
    model.choose({ kind: 'cell', of: tile, at: next.at, turn: next.turns[0] as number })
    looking.showTile(next.at)
    focusOn(`[data-cell="${keyOf(next.at)}"]`)
  } else if (spots.length > 0) {
    const at = model.chosen?.kind === 'spot' ? model.chosen.index : -1
    const isForward = direction[0] + direction[1] > 0
    chooseSpot(model, (at + (isForward ? 1 : at < 0 ? 0 : -1) + spots.length) % spots.length)
  } else looking.camera?.panBy(-direction[0] * 60, -direction[1] * 60)
}

function actsOf(looking: Looking, playing: Playing): { readonly [key: string]: () => void } {
  const { model } = playing
  const game = playing.view as unknown as View
  const turn = (): void => {
    if (model.chosen?.kind === 'cell') model.tapCell(model.chosen.at)
  }
  return {
    ' ': turn,
    r: turn,
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
export function pressKey({ key }: KeyboardEvent, looking: Looking, playing: Playing): boolean {
  const { model } = playing
  const direction = directionOf(key)
  const digit = Number.parseInt(key, 10)
  const isSpot = digit >= 1 && digit <= spotsOf(model.choices).length
  const act =
    direction !== null
      ? () => step(looking, playing, direction)
      : isSpot
        ? () => chooseSpot(model, digit - 1)
        : actsOf(looking, playing)[key.toLowerCase()]
  act?.()
  return act !== undefined
}
