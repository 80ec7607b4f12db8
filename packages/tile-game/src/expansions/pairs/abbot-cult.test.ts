/** The Abbot and cult places: he is a heretic there and a monk opposite, and his gardens are no monasteries. */
import { describe, expect, test } from 'vitest'
import { type Scenario, type ScenarioSetup, scenario } from '../../../scenarios/scenario.ts'
import { SPELLED_OUT } from '../../../scenarios/spelled-out.ts'
import type { Move, TileHappening } from '../../index.ts'
import { textsFor } from '../../languages.ts'
import { storyLine } from '../../story.ts'
import { MODULES } from '../order.ts'

const WATCHER = -3
const PASS: Move = { pass: true }

const play = (setup: ScenarioSetup, lines: string): Scenario =>
  scenario({ modules: ['abbot', 'cult'], ...setup }, lines)

const abbotsIn = (game: Scenario): readonly number[] =>
  game.rules.view(game.p, WATCHER).seats.map(({ supply }) => supply.abbot as number)
const figuresIn = (game: Scenario): readonly string[] =>
  game.rules
    .view(game.p, WATCHER)
    .figures.map(({ seat, figure, role, on, at }) => `${seat} ${figure}, ${role}: ${on}@${at.join(',')}`)
const sentHome = (game: Scenario): readonly string[] =>
  game.told.flatMap(({ kind, seat, clause, feature }) =>
    kind === 'returned' ? [`${seat} ${feature?.kind} ${clause}`] : [],
  )

/**
 * A road around (1, 1) and (2, 1), without its west and east: (0, 1) completes the centre at (1, 1), and (3, 1) the one
 * at (2, 1).
 */
const RING = [
  ...['U -1,0/1', 'U -1,1/1', 'U -1,2/1'],
  ...['V 0,0/3', 'U 1,0/0', 'U 2,0/0', 'V 3,0/0'],
  ...['V 0,2/2', 'U 1,2/0', 'U 2,2/0', 'V 3,2/1'],
]

describe('the abbot and cult places', () => {
  test('ABBOT-2 he may go on a cult place, and is a heretic there', () => {
    const game = play({ more: ['U'] }, 'cult/plain 0,1/0')
    const spots: readonly Move[] = [
      { deploy: 'follower', on: 'cult' },
      { deploy: 'follower', on: 'field:NNW' },
      { deploy: 'abbot', on: 'cult' },
    ]
    expect(game.moves()).toEqual([PASS, ...spots])
    game.play({ deploy: 'abbot', on: 'cult' })
    expect(figuresIn(game)).toEqual(['0 abbot, heretic: cult@0,1'])
    const scored = play({ start: RING, more: ['U'] }, 'cult/plain 2,1/0 +abbot=cult\nB 1,1/0 .\nU 3,1/1 .')
    expect({ told: scored.scored(0), abbots: abbotsIn(scored) }).toEqual({ told: ['cult 9 CULT-1'], abbots: [1, 1] })
  })

  test('ABBOT-5 on a monastery he is a monk in a challenge: he wins one and loses one', () => {
    const wins = play({ start: RING, more: ['U'] }, 'B 1,1/0 +abbot=monastery\ncult/plain 2,1/0 +cult\nU 0,1/1 .')
    expect({ scores: wins.scores, home: sentHome(wins) }).toEqual({
      scores: [9, 0],
      home: ['0 monastery BASE-17', '1 cult CULT-4'],
    })
    const loses = play({ start: RING, more: ['U'] }, 'B 1,1/0 +abbot=monastery\ncult/plain 2,1/0 +cult\nU 3,1/1 .')
    expect({ scores: loses.scores, home: sentHome(loses) }).toEqual({
      scores: [0, 9],
      home: ['1 cult BASE-17', '0 monastery CULT-4'],
    })
    expect({ abbots: abbotsIn(loses), figures: figuresIn(loses) }).toEqual({ abbots: [1, 1], figures: [] })
    const twoAbbots = play(
      { start: RING, more: ['U'] },
      'B 1,1/0 +abbot=monastery\ncult/plain 2,1/0 +abbot=cult\nU 3,1/1 .',
    )
    expect({ scores: twoAbbots.scores, abbots: abbotsIn(twoAbbots) }).toEqual({ scores: [0, 9], abbots: [1, 1] })
  })

  test('CULT-7 an abbot taken back scores as he stands and ends the challenge', () => {
    // Seven tiles lie around (1, 1). The other centre is completed later, by a seat that took its abbot back from it.
    const lines =
      'B 1,1/0 +abbot=monastery\ncult/plain 2,1/0 +cult\nU 1,-1/0 -abbot=monastery@1,1\nU 0,1/1 .\nU 3,1/1 .'
    const game = play({ start: RING, more: ['U'] }, lines)
    expect(game.scored(0)).toEqual(['monastery 8 ABBOT-4'])
    expect(game.scored(1)).toEqual(['cult 9 CULT-1'])
    expect(sentHome(game)).toEqual(['1 cult BASE-17'])
  })

  test('CULT-7 in the turn that completes the other place he may still be taken back first', () => {
    const lines = 'B 1,1/0 +abbot=monastery\ncult/plain 2,1/0 +cult\nU 3,1/1 -abbot=monastery@1,1'
    const game = play({ start: RING, more: ['U'] }, lines)
    expect(game.scores).toEqual([8, 9])
    expect(sentHome(game)).toEqual(['1 cult BASE-17'])
  })

  test('CULT-7 gardens are no monasteries: any number may lie around a cult place, and cult places around a garden', () => {
    const gardens = play(
      { start: ['U-garden 0,0/0', 'U-garden 1,0/0', 'U-garden 2,0/0'], more: ['cult/plain', 'U'] },
      '',
    )
    gardens.play({ draw: 'cult/plain' })
    gardens.play({ place: 'cult/plain', at: [1, 1], turn: 0 })
    const cults = play(
      { start: ['cult/plain 0,0/0', 'cult/plain 1,0/0', 'cult/plain 2,0/0'], more: ['U-garden', 'U'] },
      '',
    )
    cults.play({ draw: 'base/U-garden' })
    cults.play({ place: 'base/U-garden', at: [1, 1], turn: 0 })
    expect(cults.moves()).toContainEqual({ deploy: 'abbot', on: 'garden' })
  })

  test('CULT-7 nor is there a challenge between a garden and a cult place', () => {
    // The garden at (1, 1), the cult place at (1, 2) below it.
    const around = ['U 0,0/0', 'U 1,0/0', 'U 2,0/0', 'U 0,1/0', 'U 2,1/0', 'V 0,2/0', 'V 2,2/3']
    const garden = play({ start: around, more: ['U'] }, 'U-garden 1,1/0 +abbot=garden\ncult/plain 1,2/0 +cult')
    expect(garden.scored(0)).toEqual(['garden 9 ABBOT-3'])
    expect(figuresIn(garden)).toEqual(['1 follower, heretic: cult@1,2'])
    // The garden at (1, 0), the cult place at (1, 1) below it.
    const start = [...RING.filter((laid) => laid !== 'U 1,0/0'), 'U 3,1/1']
    const cult = play(
      { start, more: ['U'] },
      'U-garden 1,0/0 +abbot=garden\ncult/plain 1,1/0 +cult\nB 2,1/0 .\nU 0,1/1 .',
    )
    expect(cult.scored(1)).toEqual(['cult 9 CULT-1'])
    expect(figuresIn(cult)).toEqual(['0 abbot, abbot: garden@1,0'])
  })
})

test('an abbot stands on a cult place, not in it', () => {
  const happening: TileHappening = {
    kind: 'deployed',
    seat: 0,
    points: 0,
    clause: 'BASE-7',
    feature: { kind: 'cult', cells: [[4, 0]] },
    figure: 'abbot',
    role: 'heretic',
    at: [4, 0],
  }
  expect(SPELLED_OUT.map((language) => storyLine(textsFor(MODULES, language), ['red'], happening))).toEqual([
    'red places an abbot on a cult place at (4, 0).',
    'red zet een abt op een cultusplaats op (4, 0).',
    'red sætter en biskop på et kultsted på (4, 0).',
  ])
})
