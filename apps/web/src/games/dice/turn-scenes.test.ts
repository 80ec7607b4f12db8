/** Scenes of real games, which bots play from fixed seeds. */
import { botFor } from '@bastide/bots'
import { diceGame } from '@bastide/dice-game'
import type { View } from '@bastide/dice-game/words'
import { CHANCE, type Happening, playOut, Random } from '@bastide/kernel'
import type { Told } from '@bastide/wire'
import { describe, expect, it } from 'vitest'
import type { GameView } from '../../playing/game-page.ts'
import { isBrief, type Scene } from '../../playing/scenes.ts'
import { endOf, happeningsIn } from './cities.ts'
import { isToThrow, scenesOf } from './turn-scenes.ts'

interface Update {
  readonly told: readonly Told[]
  readonly views: readonly GameView[]
}

const own = (view: GameView | undefined): View => view as unknown as View

/** A game as a host tells it: each update is a seat's move and the throws that follow from it. */
function updatesOf(seed: number, seats: number, target: number, bot = 'journeyman'): readonly Update[] {
  const composed = diceGame.compose({ options: { target, starts: 0, forced: 'no' } }, seats)
  const player = botFor('dice', bot)
  if (!composed.ok || player === undefined) throw new Error('the game cannot be played')
  const rules = composed.value
  const { moves } = playOut(rules, new Array(seats).fill(player), new Random(seed))
  const p = rules.start()
  const seen = (): GameView => rules.view(p, Math.max(0, rules.awaited(p)), []) as unknown as GameView
  let updates: { told: Told[]; views: GameView[] }[] = [{ told: [], views: [seen()] }]
  for (const move of moves) {
    const by = rules.awaited(p)
    if (by !== CHANCE) updates = [...updates, { told: [], views: [seen()] }]
    const action = rules.toAction(p, move)
    if (!action.ok) throw new Error(action.reason)
    const happenings: Happening[] = []
    rules.apply(p, by, action.value, (one) => happenings.push(one))
    updates.at(-1)?.told.push({ by: by === CHANCE ? 'chance' : by, happenings })
    updates.at(-1)?.views.push(seen())
  }
  return updates
}

const GAMES = [
  ...[1, 2].map((seed) => updatesOf(seed, 1 + seed, 21)),
  // Whoever plays at random often scores nothing.
  ...[7, 8, 9, 10].map((seed) => updatesOf(seed, 2, 3, 'random')),
]
const UPDATES = GAMES.flat()
const VIEWPOINTS = [() => true, () => false, (seat: number) => seat === 0]

/** Every update with its scenes, from every viewpoint. */
const PLAYED = UPDATES.flatMap((update) =>
  VIEWPOINTS.map((isHere) => ({ ...update, isHere, scenes: scenesOf({ ...update, isHere }) })),
)

const scoresOf = (view: GameView | undefined): readonly number[] => (view?.seats ?? []).map(({ score }) => score)

describe('the scenes of a turn', () => {
  it('tell everything once and in order, together with the position that they lead to', () => {
    for (const { told, scenes } of PLAYED) {
      const last = scenes.at(-1)?.moves ?? 0
      expect([...scenes.flatMap((scene) => scene.told), ...told.slice(last)]).toEqual(told)
      const moves = scenes.map((scene) => scene.moves)
      expect(moves).toEqual([...moves].sort((one, other) => one - other))
    }
  })

  it('never show points that were not told in a scene before', () => {
    for (const { told, views, scenes } of PLAYED) {
      let known = 0
      for (const { view, told: now } of scenes) {
        const points = scoresOf(views[0]).map((score, seat) => {
          const gained = happeningsIn(told.slice(0, known)).filter((one) => one.kind === 'score' && one.seat === seat)
          return gained.reduce((sum, one) => sum + one.points, score)
        })
        expect(scoresOf(view)).toEqual(points)
        known += now.length
      }
    }
  })

  it('let whoever is here throw in their own time, and others briefly', () => {
    const throws = PLAYED.flatMap(({ scenes, isHere }) =>
      scenes
        .filter(({ view }) => isToThrow(own(view)))
        .map((scene) => ({ scene, isMine: isHere(own(scene.view).active) })),
    )
    expect(throws.length).toBeGreaterThan(60)
    for (const { scene, isMine } of throws) {
      expect(scene.stays === null).toBe(isMine)
      expect(scene.goOn).toBe('dice.throw')
      if (!isMine) expect(isBrief(scene)).toBe(true)
      // The throw is not told, and nothing of it is shown.
      expect(happeningsIn(scene.told).some(({ kind }) => kind === 'thrown')).toBe(false)
      expect(own(scene.view)).toMatchObject({ loose: {}, built: [], throws: 0 })
    }
  })

  it('hold back every first throw but that of a fresh table', () => {
    for (const { told, views, scenes } of PLAYED) {
      const first = told.flatMap((_, i) => (isToThrow(own(views[i])) ? [i] : []))
      expect(scenes.filter(({ view }) => isToThrow(own(view))).map(({ moves }) => moves)).toEqual(first)
    }
  })

  it('keep a scored layout in sight, with the city that counted', () => {
    const ends = PLAYED.flatMap(({ scenes }) => scenes.flatMap((scene) => (endOf(scene.told) === null ? [] : [scene])))
    const scored = ends.filter(({ told }) => endOf(told)?.kind === 'score')
    expect(scored.length).toBeGreaterThan(20)
    for (const scene of scored) {
      const { points, dice } = endOf(scene.told) as { points: number; dice?: number }
      expect(own(scene.view).worth).toBe(points)
      expect(own(scene.view).cities.some((city) => city.complete && city.dice === dice)).toBe(true)
      expect([isBrief(scene), scene.goOn]).toEqual([false, 'hand.go-on'])
    }
    expect(new Set(ends.map(({ told }) => endOf(told)?.kind))).toEqual(new Set(['score', 'nothing', 'knight-stays']))
  })

  it('end every turn with a scene of its own', () => {
    for (const { told, scenes } of PLAYED) {
      const count = (all: readonly Told[]): number => all.filter((one) => endOf([one]) !== null).length
      expect(scenes.filter((scene: Scene) => endOf(scene.told) !== null)).toHaveLength(count(told))
    }
  })

  it('offer nothing: what they show is past', () => {
    for (const { scenes } of PLAYED) for (const { view } of scenes) expect(view.choices).toEqual([])
  })

  it('show a throw of nothing but catapults as it fell', () => {
    const [before] = UPDATES[0]?.views ?? []
    const thrown = { kind: 'thrown', seat: 0, points: 0, clause: 'DICE-2', faces: { catapult: 9 }, throw: 1, dice: 9 }
    const won = { kind: 'won', seat: 0, points: 0, clause: 'DICE-13' }
    const told = [{ by: 'chance', happenings: [thrown, won] }] as readonly Told[]
    const after = { ...before, over: true } as GameView
    const [toThrow, fallen] = scenesOf({ told, views: [before as GameView, after], isHere: () => true })
    expect(toThrow?.told).toEqual([])
    expect(own(fallen?.view)).toMatchObject({ loose: { catapult: 9 }, hand: 0, throws: 1 })
    expect(fallen?.told).toEqual(told)
  })
})
