/**
 * Golden play-throughs: stored games as stories that people can read and check. `golden/<name>.moves.txt` is the game
 * in notation; `<name>.txt` is its story. To rewrite it, run `npx vitest run packages/card-game/src/golden -u`.
 */
import { readFileSync } from 'node:fs'
import { demand, standings } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type CardHappening, cardGame, chaptersOf, fromNotation, storyLine, textsFor } from './index.ts'

const file = (name: string): URL => new URL(`../golden/${name}`, import.meta.url)
const NAMES = ['Red', 'Blue', 'Green', 'Black', 'Gold']

/** The story of a game: all of it, or what one seat knows. */
function storyOf(moves: string, setup: object, seats: number, viewer: number | null): string {
  const rules = demand(cardGame.compose(setup, seats))
  const [truth, known] = [rules.start(), rules.start()]
  const happenings: CardHappening[] = []
  for (const move of demand(fromNotation(moves))) {
    const by = rules.awaited(truth)
    rules.apply(truth, by, demand(rules.toAction(truth, move)))
    rules.apply(
      known,
      by,
      demand(rules.toAction(known, viewer === null ? move : rules.redact(move, by, viewer))),
      (happening) => happenings.push(happening),
    )
  }
  const texts = textsFor('en')
  const chapters = chaptersOf(happenings).map(({ happenings: ofChapter }) =>
    ofChapter.map((one) => `${storyLine(texts, NAMES, one)}\n`).join(''),
  )
  const places = standings(rules, truth).map(({ seat, score, place }) => `${place}. ${NAMES[seat]}: ${score}\n`)
  return [...chapters, places.join('')].join('\n')
}

describe('a stored game has the same story as before', () => {
  test('three seats, all of it', async () => {
    const moves = readFileSync(file('three-seats.moves.txt'), 'utf8')
    await expect(storyOf(moves, { options: { dealer: 'random' } }, 3, null)).toMatchFileSnapshot(
      '../golden/three-seats.txt',
    )
  })

  test('five seats, as seat 1 knows it', async () => {
    const moves = readFileSync(file('five-seats.moves.txt'), 'utf8')
    const setup = { options: { 'face-down-jokers': 'ordinary', 'nine-animals': 24 } }
    await expect(storyOf(moves, setup, 5, 1)).toMatchFileSnapshot('../golden/five-seats.txt')
  })
})
