/**
 * What is shown on the way to a position. The engine scores a layout, clears it and throws for the next seat all at
 * once; people want to see what was scored, and to throw themselves.
 */
import type { DiceHappening, View } from '@bastide/dice-game/words'
import type { Told } from '@bastide/wire'
import type { MessageKey } from '../../kit/messages.svelte.ts'
import type { GameView } from '../../playing/game-page.ts'
import type { Passage, Scene } from '../../playing/scenes.ts'
import { endOf, happeningsIn } from './cities.ts'

/** How long a score stays, and why there is none. */
const SCORED_MS = 2200
const NOTHING_MS = 1900
/** Before somebody elsewhere throws, after they threw, and after they built. The host lets bots wait, too. */
const TAKING_UP_MS = 700
const THROWN_MS = 500
const BUILT_MS = 200

const own = (view: GameView | undefined): View => view as unknown as View
const shared = (view: View): GameView => view as unknown as GameView

/** Whether the next throw is the first of a turn. */
export const isToThrow = ({ awaited, throws, hand }: View): boolean => awaited === 'chance' && throws === 0 && hand > 0

/** A throw that decides by itself: only catapults, for no points or for the game. */
const isLastWord = ({ by, happenings }: Told): boolean =>
  by === 'chance' && (happenings as readonly DiceHappening[]).some(({ kind }) => kind === 'nothing' || kind === 'won')

/** The dice of such a throw, which the engine has handed on already, as they lay. */
function thrownView(before: View, told: Told): View {
  const thrown = happeningsIn([told]).find(({ kind }) => kind === 'thrown')
  return {
    ...before,
    loose: thrown?.faces ?? {},
    hand: 0,
    throws: before.throws + 1,
    throwsLeft: before.throwsLeft - 1,
  }
}

/** What is past offers nothing any more. */
const past = (view: View): GameView => shared({ ...view, choices: [] })

export function scenesOf({ told, views, isHere }: Passage): readonly Scene[] {
  const scenes: Scene[] = []
  let known = 0
  const add = (view: View, moves: number, stays: number | null, goOn: MessageKey = 'hand.go-on'): void => {
    scenes.push({ view: past(view), told: told.slice(known, moves), moves, stays, goOn })
    known = moves
  }
  told.forEach((move, i) => {
    const before = own(views[i])
    if (isToThrow(before)) add(before, i, isHere(before.active) ? null : TAKING_UP_MS, 'dice.throw')
    else if (i === 0 && typeof move.by === 'number' && !isHere(move.by))
      add(before, 0, before.built.length === 0 ? THROWN_MS : BUILT_MS)
    const end = endOf([move])
    if (isLastWord(move)) add(thrownView(before, move), i + 1, NOTHING_MS)
    else if (end !== null) add(before, i + 1, end.kind === 'score' ? SCORED_MS : NOTHING_MS)
  })
  return scenes
}
