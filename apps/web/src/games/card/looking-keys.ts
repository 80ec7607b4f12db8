/** The keys of the card game: the arrows choose a card and a row, F the follower, P looks at one's own hidden cards. */
import type { View } from '@bastide/card-game/words'
import { say } from '../../kit/messages.svelte.ts'
import { namesOf } from '../../playing/choosing.ts'
import type { GamePage, Playing } from '../../playing/game-page.ts'
import type { TableModel } from '../../playing/table-model.svelte.ts'
import { FOLLOWER, handIn, type Item, itemsOf, type Target } from './hand-choice.ts'
import type { Looking } from './looking.svelte.ts'
import { hiddenOwnIn } from './own-cards.ts'

export const KEYS: GamePage['keys'] = {
  choosing: [
    ['← →', 'card.keys.cards'],
    ['↑ ↓', 'card.keys.rows'],
    ['F', 'card.keys.follower'],
    ['1 – 4', 'card.keys.numbers'],
  ],
  looking: [['P', 'card.keys.peek']],
}

function focusOn(item: Item): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-item="${item}"]`)?.focus({ preventScroll: true }),
  )
}

function takeUp(looking: Looking, model: TableModel, item: Item): void {
  looking.takeUp(model, item)
  focusOn(item)
}

/** The one before or after; the first or the last if there is none yet. */
function next<T>(all: readonly T[], now: number, by: 1 | -1): T | undefined {
  if (now < 0) return by > 0 ? all[0] : all.at(-1)
  return all[(now + by + all.length) % all.length]
}

function stepAside(looking: Looking, model: TableModel, by: 1 | -1): boolean {
  const items = itemsOf(model, handIn(model))
  const picked = looking.pickedIn(model)
  const item = next(items, picked === null ? -1 : items.indexOf(picked), by)
  if (item === undefined) return stepName(model, by)
  takeUp(looking, model, item)
  return true
}

/** Questions that are answered by name: cash or keep, and what a joker becomes. */
function stepName(model: TableModel, by: 1 | -1): boolean {
  const names = namesOf(model.choices)
  const now = model.chosen?.kind === 'name' ? model.chosen.index : -1
  const name = next(names, now, by)
  if (name === undefined) return false
  model.choose({ kind: 'name', index: names.indexOf(name) })
  return true
}

function stepRow(looking: Looking, model: TableModel, by: 1 | -1): boolean {
  const targets: readonly Target[] = looking.targetsIn(model)
  const target = next(
    targets,
    targets.findIndex(({ isChosen }) => isChosen),
    by,
  )
  if (target === undefined) return stepName(model, by)
  model.choose(target.choice)
  return true
}

/** The nth row from the top, or the nth answer. */
function chooseNth(looking: Looking, playing: Playing, nth: number): boolean {
  const { model } = playing
  const row = (playing.view as unknown as View).rows[nth - 1]?.row
  const target = looking.targetsIn(model).find((one) => one.row === row)
  if (target !== undefined) model.choose(target.choice)
  else if (looking.targetsIn(model).length === 0 && namesOf(model.choices).length >= nth)
    model.choose({ kind: 'name', index: nth - 1 })
  else return false
  return true
}

/** Takes up what the master said, while nothing else is numbered. */
function takeLine(looking: Looking, model: TableModel, nth: number): boolean {
  const line = model.advice.lines.find(({ number }) => number === nth)
  if (line === undefined) return false
  looking.pick(model, null)
  model.advice.take(line)
  return true
}

export function peek(looking: Looking, view: View): boolean {
  const own = hiddenOwnIn(view)
  if (own.length === 0) return false
  looking.isPeeking = !looking.isPeeking
  looking.spoken = say(looking.isPeeking ? 'card.peeking' : 'card.peeking-ends')
  return true
}

/** Whether the key is one of the game's. */
export function pressKey({ key }: KeyboardEvent, looking: Looking, playing: Playing): boolean {
  const { model } = playing
  const acts: { readonly [key: string]: () => boolean } = {
    ArrowLeft: () => stepAside(looking, model, -1),
    ArrowRight: () => stepAside(looking, model, 1),
    ArrowUp: () => stepRow(looking, model, -1),
    ArrowDown: () => stepRow(looking, model, 1),
    ' ': () => stepRow(looking, model, 1),
    f: () => {
      if (!itemsOf(model, handIn(model)).includes(FOLLOWER)) return false
      takeUp(looking, model, FOLLOWER)
      return true
    },
    p: () => peek(looking, playing.view as unknown as View),
  }
  const nth = Number.parseInt(key, 10)
  if (nth >= 1 && nth <= 4) return chooseNth(looking, playing, nth) || takeLine(looking, model, nth)
  return (acts[key] ?? acts[key.toLowerCase()])?.() ?? false
}
