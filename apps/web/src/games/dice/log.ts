/** The dice game's log in short: "city of 6 dice" and its points, or why a turn brought none. */
import type { DiceHappening } from '@bastide/dice-game/words'
import { say } from '../../kit/messages.svelte.ts'
import type { GameLog, Gist } from '../../playing/game-page.ts'
import Thumbnail from './turn-thumbnail.svelte'

function wordsOf({ kind, dice, throw: nth = 1 }: DiceHappening): string | null {
  if (kind === 'score') return say('log.dice-city', { dice: dice ?? 0 })
  if (kind === 'nothing') return say('log.nothing')
  if (kind === 'knight-stays') return say('log.knight-stays')
  if (kind === 'won') return say('log.wins')
  return kind === 'thrown' ? say('log.throw', { nth }) : null
}

/** What ended the turn, and how it won; while it goes on, the last throw. */
function gistsOf(line: readonly DiceHappening[]): readonly Gist[] {
  const ends = line.filter(({ kind }) => ['score', 'nothing', 'knight-stays', 'won'].includes(kind))
  const told = ends.length > 0 ? ends : line.filter(({ kind }) => kind === 'thrown').slice(-1)
  return told.flatMap((happening) => {
    const words = wordsOf(happening)
    return words === null ? [] : [{ seat: happening.seat, words, points: happening.points }]
  })
}

export const log: GameLog = {
  gistsOf: (_, line) => gistsOf(line as readonly DiceHappening[]),
  Thumbnail,
}
