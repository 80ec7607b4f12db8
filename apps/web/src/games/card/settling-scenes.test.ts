import { cardGame } from '@bastide/card-game'
import type { CardHappening, View } from '@bastide/card-game/words'
import { applyRedacted, CHANCE, demand, NOBODY, Random, type Seat, WATCHER } from '@bastide/kernel'
import type { Told } from '@bastide/wire'
import { describe, expect, it } from 'vitest'
import type { GameView } from '../../playing/game-page.ts'
import type { Passage, Scene } from '../../playing/scenes.ts'
import { scenesOf } from './settling-scenes.ts'

/** The passages of a whole game as a viewer hears it: each from a seat's move to the next seat that is awaited. */
function passagesOf(seed: number, seats: number, viewer: Seat): readonly Passage[] {
  const rules = demand(cardGame.compose({}, seats))
  const random = new Random(seed)
  const [truth, known] = [rules.start(), rules.start()]
  const viewNow = (): GameView => rules.view(known, viewer) as unknown as GameView
  const passages: Passage[] = []
  let views: GameView[] = [viewNow()]
  let told: Told[] = []
  for (let by = rules.awaited(truth); by !== NOBODY; by = rules.awaited(truth)) {
    if (by !== CHANCE && told.length > 0) {
      passages.push({ told, views, isHere: () => true })
      views = views.slice(-1)
      told = []
    }
    const action = rules.sample(truth, by, random)
    const move = rules.toMove(truth, action)
    const happenings: CardHappening[] = []
    applyRedacted(rules, known, by, move as never, viewer, (one) => happenings.push(one as CardHappening))
    rules.apply(truth, by, action)
    views.push(viewNow())
    told.push({ by: by === CHANCE ? 'chance' : by, happenings })
  }
  return [...passages, { told, views, isHere: () => true }]
}

const TRIALS = [
  [2, 0],
  [3, 1],
  [4, WATCHER],
  [5, 4],
].flatMap(([seats, viewer]) => [1, 2, 3].map((seed) => [seats as number, viewer as number, seed] as const))

const happeningsIn = (told: readonly Told[]): readonly CardHappening[] =>
  told.flatMap(({ happenings }) => happenings as readonly CardHappening[])
const viewOf = ({ view }: Scene): View => view as unknown as View
const lastView = ({ views }: Passage): View => views.at(-1) as unknown as View
const scoresIn = ({ seats }: View): readonly number[] => seats.map(({ score }) => score)

function plus(scores: readonly number[], happenings: readonly CardHappening[]): readonly number[] {
  return scores.map((score, seat) => happenings.reduce((sum, one) => sum + (one.seat === seat ? one.points : 0), score))
}

describe.each(TRIALS)('the scenes of a game of %i seats, as %i sees it, seed %i', (seats, viewer, seed) => {
  const passages = passagesOf(seed, seats, viewer)
  const shown = passages.map((passage) => ({ passage, scenes: scenesOf(passage) }))

  it('come at the end of every round, and at no other time', () => {
    for (const { passage, scenes } of shown) {
      const isSettled = happeningsIn(passage.told).some(({ kind }) => ['won', 'round', 'ending'].includes(kind))
      expect(scenes.length > 0).toBe(isSettled)
    }
    expect(shown.filter(({ scenes }) => scenes.length > 0).length).toBeGreaterThan(5)
  })

  it('tell every happening once, in order; what is left is told with the position', () => {
    for (const { passage, scenes } of shown) {
      const moves = scenes.at(-1)?.moves ?? 0
      const told = [...scenes.flatMap((scene) => happeningsIn(scene.told)), ...happeningsIn(passage.told.slice(moves))]
      expect(told).toEqual(happeningsIn(passage.told))
      expect(scenes.map((scene) => scene.moves)).toEqual(
        scenes.map((scene) => scene.moves).sort((one, other) => one - other),
      )
    }
  })

  it('show scores that add up, and end with those of the position', () => {
    for (const { passage, scenes } of shown) {
      let scores = scoresIn(passage.views[0] as unknown as View)
      for (const scene of scenes) {
        const happenings = happeningsIn(scene.told)
        // The buildings are counted after the scenes.
        if (!happenings.some(({ kind }) => kind === 'ending')) scores = plus(scores, happenings)
        expect(scoresIn(viewOf(scene))).toEqual(scores)
      }
      const counted = happeningsIn(passage.told).filter(({ clause }) => clause === 'CARD-19')
      if (scenes.length > 0) expect(plus(scores, counted)).toEqual(scoresIn(lastView(passage)))
    }
  })

  it('end with the rows and the belongings of the position', () => {
    for (const { passage, scenes } of shown) {
      const last = scenes.at(-1)
      if (last === undefined || lastView(passage).settling !== null) continue
      expect(viewOf(last).rows).toEqual(lastView(passage).rows)
      const belongings = ({ seats: all }: View) =>
        all.map(({ animals, waiting, chest, claimed, nextAnimal }) => [animals, waiting, chest, claimed, nextAnimal])
      expect(belongings(viewOf(last))).toEqual(belongings(lastView(passage)))
    }
  })

  it('show a stretch with all its cards turned up while its sum is told', () => {
    for (const { scenes } of shown)
      for (const scene of scenes) {
        const { rows, settling } = viewOf(scene)
        const isSum = happeningsIn(scene.told).some(({ kind, clause }) => kind === 'score' && clause !== 'CARD-19')
        if (!isSum) continue
        const stretch = rows.find(({ row }) => row === settling?.row)?.stretches[0]
        expect(stretch?.seat).toBe(settling?.seat)
        expect(stretch?.cards.every(({ lies }) => lies !== 'down')).toBe(true)
      }
  })

  it('hold nobody’s cards but the viewer’s', () => {
    for (const { scenes } of shown)
      for (const scene of scenes) {
        const { rows, hand } = viewOf(scene)
        expect(hand === null).toBe(viewer === WATCHER)
        const hidden = rows.flatMap(({ stretches }) => stretches.flatMap(({ cards }) => cards))
        for (const { card, lies, by } of hidden) if (lies === 'down' && by !== viewer) expect(card).toBe('down')
      }
  })
})
