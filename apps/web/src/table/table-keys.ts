/** The keyboard shortcuts of a table. */
import type { GameText, View } from '@bastide/tile-game/words'
import { keyOf } from '../games/tile/layout.ts'
import type { At } from '../games/tile/shown.ts'
import { type MessageKey, say } from '../kit/messages.svelte.ts'
import { settings } from '../kit/settings.svelte.ts'
import { cellsOf, spotsOf } from './choosing.ts'
import { directionOf, isForAField, nearest } from './keyboard.ts'
import type { Looking } from './looking.svelte.ts'
import type { TableModel } from './table-model.svelte.ts'

/** The shortcuts listed under `?`. */
export const TABLE_KEYS: readonly (readonly [string, MessageKey])[] = [
  ['← ↑ → ↓', 'keys.arrows'],
  ['R', 'keys.turn'],
  ['Enter', 'keys.confirm'],
  ['1 – 9', 'keys.numbers'],
  ['N', 'keys.nobody'],
  ['Esc', 'keys.undo'],
  ['U', 'keys.back'],
  ['X', 'keys.explore'],
  ['O', 'keys.overlay'],
  ['L', 'keys.last'],
  ['F', 'keys.fit'],
  ['+ −', 'keys.zoom'],
  ['S', 'keys.story'],
  ['A', 'keys.aids'],
  ['M', 'keys.sound'],
  ['?', 'keys.help'],
]

export interface KeyTable {
  readonly model: TableModel
  readonly looking: Looking
  readonly game: View
  readonly texts: GameText
  readonly names: readonly string[]
  /** The cell of the last tile, or of the first one. */
  readonly lastAt: At
  panel(name: 'story' | 'aids'): void
  keys(): void
  /** Asks for confirmation first. */
  farBack(): void
  drop(): void
}

function focusOn(selector: string): void {
  requestAnimationFrame(() => document.querySelector<SVGElement>(selector)?.focus({ preventScroll: true }))
}

function chooseSpot(model: TableModel, index: number): void {
  model.choose({ kind: 'spot', index })
  focusOn(`[data-spot="${index}"]`)
}

/** Arrow keys: over the board when exploring it, otherwise between legal cells or spots. */
function step({ model, looking, game, texts, names, lastAt }: KeyTable, direction: At): void {
  const cells = cellsOf(model.choices)?.cells ?? []
  const spots = spotsOf(model.choices)
  if (looking.explored !== null) looking.explore(game, texts, names, lastAt, direction)
  else if (cells.length > 0) {
    const from = model.chosen?.kind === 'cell' ? model.chosen.at : lastAt
    const next = nearest(cells, ({ at }) => at, from, direction) ?? (model.chosen === null ? cells[0] : null)
    if (next === null || next === undefined) return
    model.choose({ kind: 'cell', at: next.at, turn: next.turns[0] as number })
    looking.showTile(next.at)
    focusOn(`[data-cell="${keyOf(next.at)}"]`)
  } else if (spots.length > 0) {
    const at = model.chosen?.kind === 'spot' ? model.chosen.index : -1
    const isForward = direction[0] + direction[1] > 0
    chooseSpot(model, (at + (isForward ? 1 : at < 0 ? 0 : -1) + spots.length) % spots.length)
  } else looking.camera?.panBy(-direction[0] * 60, -direction[1] * 60)
}

function actsOf(table: KeyTable): { readonly [key: string]: () => void } {
  const { model, looking, game, texts, names, lastAt } = table
  const turn = (): void => {
    if (model.chosen?.kind === 'cell') model.tapCell(model.chosen.at)
  }
  return {
    enter: () => model.confirm(),
    ' ': turn,
    r: turn,
    n: () => model.pass(),
    u: () => (model.reachesFarBack ? table.farBack() : model.takeBack()),
    escape: () => table.drop(),
    x: () => {
      // Exploring the board moves the focus out of the story, where arrow keys mean something else.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      if (looking.explored === null) looking.explore(game, texts, names, lastAt, [0, 0])
      else looking.rest()
    },
    o: () => {
      if (game.aids.includes('ownership')) looking.hasOverlay = !looking.hasOverlay
    },
    l: () => looking.showTile(lastAt),
    f: () => looking.fit(game),
    '+': () => looking.zoom(1.25),
    '=': () => looking.zoom(1.25),
    '-': () => looking.zoom(0.8),
    s: () => table.panel('story'),
    a: () => table.panel('aids'),
    m: () => {
      settings.change({ sound: !settings.values.sound })
      looking.spoken = say(settings.values.sound ? 'sound.on' : 'sound.off')
    },
    '?': () => table.keys(),
  }
}

export function pressKey(table: KeyTable, event: KeyboardEvent): void {
  if (isForAField(event) || event.ctrlKey || event.metaKey || event.altKey) return
  const { target, key } = event
  const direction = directionOf(key)
  if (direction !== null) {
    event.preventDefault()
    step(table, direction)
    return
  }
  const isOnButton = target instanceof HTMLElement && target.closest('button, a') !== null
  if ((key === 'Enter' || key === ' ') && isOnButton) return
  const digit = Number.parseInt(key, 10)
  const isSpot = digit >= 1 && digit <= spotsOf(table.model.choices).length
  const act = isSpot ? () => chooseSpot(table.model, digit - 1) : actsOf(table)[key.toLowerCase()]
  if (act === undefined) return
  event.preventDefault()
  act()
}
