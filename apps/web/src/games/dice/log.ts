/** The dice game's log in short: "City of 6 dice" and its points, or why a turn brought none. */
import { type DiceHappening, sourceName } from '@bastide/dice-game/words'
import type { GameText } from '@bastide/kernel'
import { say } from '../../kit/messages.svelte.ts'
import type { GameLog, Gist } from '../../playing/game-page.ts'
import Thumbnail from './turn-thumbnail.svelte'

function wordsOf(texts: GameText, { kind, dice, throw: nth = 1 }: DiceHappening): string | null {
  if (kind === 'score') return sourceName(texts, `city-${dice}`)
  if (kind === 'nothing') return say('log.nothing')
  if (kind === 'knight-stays') return say('log.knight-stays')
  if (kind === 'won') return say('log.wins')
  return kind === 'thrown' ? say('log.throw', { nth }) : null
}

/** What ended the turn, and how it won; while it goes on, the last throw. */
function gistsOf(texts: GameText, line: readonly DiceHappening[]): readonly Gist[] {
  const ends = line.filter(({ kind }) => ['score', 'nothing', 'knight-stays', 'won'].includes(kind))
  const told = ends.length > 0 ? ends : line.filter(({ kind }) => kind === 'thrown').slice(-1)
  return told.flatMap((happening) => {
    const words = wordsOf(texts, happening)
    return words === null ? [] : [{ seat: happening.seat, words, points: happening.points }]
  })
}

export const log: GameLog = {
  gistsOf: (texts, line) => gistsOf(texts, line as readonly DiceHappening[]),
  Thumbnail,
}
