/**
 * A game with every kind of happening, narrated. People read `golden/<language>.txt`, and a review shows its changes.
 */
import type { LANGUAGES } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { scenario } from '../scenarios/scenario.ts'
import { chaptersOf, storyLine, TEXTS } from './index.ts'

const NAMES = ['Red', 'Blue', 'Green']

// biome-ignore format: a turn is one line
const GAME = [
  '*2 NEW:2,N-E:2,NE:2,knight:2,catapult:1 NEW@0,0/0 NEW@0,-1/2 N-E@-1,0/0 N-E@-1,-1/1 again N-S:2,knight:1,catapult:1 N-S@1,0/1 N-S@1,-1/1 stop',
  'knight:2,NE:4,N-S:1,catapult:2 +knight +knight again knight:1,NE:1,N-E:2,catapult:1 +knight end',
  'N-S:2,knight:2,catapult:4 N-S@0,0/0 N-S@0,-1/0 stop',
  'catapult:6,NE:2 again catapult:1,N-E:1 again catapult:1',
  'NEW:1,N-S:3,NE:1,knight:3,catapult:1 NEW@0,0/0 N-S@0,-1/0 N-S@-1,0/1 NE@1,0/2 N-S@1,1/0 stop',
  'NE:9 again N-S:9 again knight:9 stop',
  'NEW:3,N-S:5,NE:1 NEW@0,0/0 NEW@1,0/0 NEW@2,0/0 N-S@0,-1/0 N-S@1,-1/0 N-S@2,-1/0 N-S@-1,0/1 NE@3,0/2 N-S@3,1/0 stop',
]

function storyOf(language: (typeof LANGUAGES)[number]): string {
  const { told, scores } = scenario({ seats: 3, options: { target: 35, starts: 'random' } }, GAME.join('\n'))
  const texts = TEXTS[language]
  const chapters = chaptersOf(told).map(({ turn, happenings }) => {
    const lines = happenings.map((happening) => `  ${storyLine(texts, NAMES, happening)}\n`)
    return `${turn === null ? '–' : `${texts.words['story.turn']} ${turn}`}\n${lines.join('')}`
  })
  return `${chapters.join('')}${NAMES.map((name, seat) => `${name} ${scores[seat]}`).join(', ')}\n`
}

describe('a whole game', () => {
  test.each(['en', 'nl', 'da'] as const)('is told as it always was, in %s', async (language) => {
    await expect(storyOf(language)).toMatchFileSnapshot(`../golden/${language}.txt`)
  })
})
