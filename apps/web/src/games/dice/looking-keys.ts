/** The keys of the dice: picking a loose one, moving it over the cloth, turning it, and the moves that have a name. */
import type { Move, View } from '@bastide/dice-game/words'
import { directionOf, nearest } from '../../kit/keyboard.ts'
import { say } from '../../kit/messages.svelte.ts'
import type { OfferedLine } from '../../playing/asked-advice.svelte.ts'
import { cellsOf, namesOf } from '../../playing/choosing.ts'
import type { GamePage, Playing } from '../../playing/game-page.ts'
import type { TableModel } from '../../playing/table-model.svelte.ts'
import { looseDice } from './cities.ts'
import { faceWords, layoutWords, liesWords } from './die-words.ts'
import type { At } from './fitting.ts'
import type { Looking } from './looking.svelte.ts'

export const KEYS: GamePage['keys'] = {
  choosing: [
    ['T', 'dice.keys.throw'],
    ['1 – 9', 'dice.keys.pick'],
    ['← ↑ → ↓', 'dice.keys.cells'],
    ['R', 'dice.keys.turn'],
    ['K', 'dice.keys.keep'],
    ['E', 'dice.keys.end'],
  ],
  looking: [
    ['L', 'dice.keys.tell'],
    ['F', 'keys.fit'],
    ['+ −', 'keys.zoom'],
  ],
}

/** Plays a move that has a name, if it is offered. */
export function playNamed(model: TableModel, name: string): void {
  const index = namesOf(model.choices).findIndex((one) => one.name === name)
  if (index < 0) return
  model.choose({ kind: 'name', index })
  model.confirm()
}

/** The number of dice that can be picked now. */
const pickable = (model: TableModel, view: View): number => (model.choices.length === 0 ? 0 : looseDice(view).length)

function pick(looking: Looking, { model, view, texts }: Playing, nth: number): void {
  const game = view as unknown as View
  looking.pick(model, game, nth)
  const face = looking.faceOf(game) ?? ''
  const count = cellsOf(model.choices, face)?.cells.length ?? 0
  const fits = face === 'knight' ? say('dice.hint.knight') : say('dice.hint.place', { count })
  looking.spoken = `${faceWords(texts, face)}. ${fits}`
}

/** Puts the picked die into the next cell in a direction; false if there is none. */
function moveDie(looking: Looking, { model, view }: Playing, direction: At): boolean {
  const face = looking.faceOf(view as unknown as View)
  const choice = face === null ? null : cellsOf(model.choices, face)
  if (choice === null) return false
  const { chosen } = model
  const from: At = chosen?.kind === 'cell' ? chosen.at : [0, 0]
  const next = nearest(choice.cells, ({ at }) => at, from, direction) ?? (chosen === null ? choice.cells[0] : null)
  if (next == null) return false
  model.choose({ kind: 'cell', of: choice.tile, at: next.at, turn: next.turns[0] as number })
  return true
}

/** Left and right choose a die as long as none is on the cloth; all four then move it. */
function step(looking: Looking, playing: Playing, direction: At): void {
  const { model } = playing
  const dice = pickable(model, playing.view as unknown as View)
  const isOnCloth = model.chosen?.kind === 'cell'
  if (dice === 0 || ((isOnCloth || direction[0] === 0) && moveDie(looking, playing, direction))) return
  const by = direction[0] + direction[1]
  pick(looking, playing, looking.picked === null ? (by > 0 ? 0 : dice - 1) : (looking.picked + by + dice) % dice)
}

function turn(looking: Looking, { model, view, texts }: Playing, by: 1 | -1 = 1): void {
  const face = looking.faceOf(view as unknown as View)
  if (model.chosen?.kind !== 'cell' || face === null) return
  model.turnChosen(by)
  if (model.chosen?.kind === 'cell') looking.spoken = liesWords(texts, face, model.chosen.at, model.chosen.turn)
}

function actsOf(looking: Looking, playing: Playing, isShifted: boolean): { readonly [key: string]: () => void } {
  const { model, view, texts } = playing
  return {
    ' ': () => turn(looking, playing),
    r: () => turn(looking, playing, isShifted ? -1 : 1),
    t: () => (model.scene === null ? playNamed(model, 'again') : model.goOn()),
    k: () => playNamed(model, 'keep'),
    e: () => playNamed(model, 'end'),
    l: () => {
      looking.spoken = layoutWords(texts, view as unknown as View)
    },
    f: () => {
      looking.zoomed = 1
    },
    '+': () => looking.zoom(1.25),
    '=': () => looking.zoom(1.25),
    '-': () => looking.zoom(0.8),
  }
}

/** While the master's lines are numbered, digits mean them; the arrows still pick dice. */
function takeLine(looking: Looking, { model, view }: Playing, line: OfferedLine): void {
  model.advice.take(line)
  looking.pickFor(view as unknown as View, line.moves[0] as Move)
}

/** Whether the key is one of the dice's. */
export function pressKey({ key, shiftKey }: KeyboardEvent, looking: Looking, playing: Playing): boolean {
  const direction = directionOf(key)
  const digit = Number.parseInt(key, 10)
  const isDie = digit >= 1 && digit <= pickable(playing.model, playing.view as unknown as View)
  const line = playing.model.advice.lines.find(({ number }) => number === digit)
  const act =
    direction !== null
      ? () => step(looking, playing, direction)
      : line !== undefined
        ? () => takeLine(looking, playing, line)
        : isDie
          ? () => pick(looking, playing, digit - 1)
          : actsOf(looking, playing, shiftKey)[key.toLowerCase()]
  act?.()
  return act !== undefined
}
