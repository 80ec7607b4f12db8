/**
 * The kernel's example game as tables can play it, with a wind if the setup wants one: a draw after every move, which
 * the example lacks.
 */
import {
  type AnyRules,
  attempt,
  CHANCE,
  copyFrom,
  type Game,
  type Json,
  Layout,
  NOBODY,
  type Result,
  readFields,
  readInteger,
  readOneOf,
  refusal,
} from '@bastide/kernel'
import { stonesRules } from '../../kernel/example/stones.ts'
import { stonesSpeech } from '../../kernel/example/stones-speech.ts'
import { COLOURS, type Opening, PATTERNS, type Player } from '../src/index.ts'

const STRENGTHS = 6

function windyRules(seats: number): AnyRules {
  const stones: AnyRules = stonesRules({}, seats)
  const layout = new Layout(stones.layout)
  /** 0: calm, 1: about to blow, then 1 more than its strength. */
  const wind = layout.column('wind', 1)
  const isDue = (p: Parameters<AnyRules['awaited']>[0]): boolean => wind.get(p, 0) === 1 && stones.awaited(p) !== NOBODY
  return {
    ...stones,
    layout,
    start() {
      const p = layout.position()
      copyFrom(p, stones.start())
      return p
    },
    awaited: (p) => (isDue(p) ? CHANCE : stones.awaited(p)),
    sample: (p, by, random) => (isDue(p) ? 1 + random.below(STRENGTHS) : stones.sample(p, by, random)),
    apply(p, by, action, tell) {
      if (isDue(p)) wind.set(p, 0, action + 1)
      else {
        stones.apply(p, by, action, tell)
        if (by !== CHANCE) wind.set(p, 0, 1)
      }
    },
    toMove: (p, action) => (isDue(p) ? { blow: action } : stones.toMove(p, action)),
    toAction: (p, move) =>
      isDue(p)
        ? attempt(() => readInteger(readFields(move, 'move', ['blow']).blow, 'blow', 1, STRENGTHS))
        : stones.toAction(p, move),
    view: (p, viewer, aids = ['weather']) => ({
      ...stones.view(p, viewer),
      ...(aids.includes('weather') ? { wind: wind.get(p, 0) } : {}),
    }),
    facts: (p) => [stones.facts(p), wind.get(p, 0)],
  }
}

const MOST_SEATS = 4

export const stonesGame: Game = {
  id: 'stones',
  form: { editions: [], modules: [], seats: [1, MOST_SEATS], fields: [], aids: ['weather', 'counting'] },
  speech: stonesSpeech,
  compose: (setup, seats): Result<AnyRules> => {
    if (seats > MOST_SEATS)
      return refusal('bad-seats', `at most ${MOST_SEATS} seats`, { where: 'seats', clause: 'STONES-0' })
    return attempt(() =>
      readOneOf(setup as string, 'setup', ['calm', 'windy']) === 'windy' ? windyRules(seats) : stonesRules({}, seats),
    )
  },
}

/** A table of humans (`h`) and bots (`b`): `openingOf('hhb')`. */
export function openingOf(players: string, changes: Partial<Opening> = {}): Opening {
  const seats = [...players].map((letter, i) => ({
    name: `The ${COLOURS[i]} one`,
    colour: COLOURS[i] as Opening['seats'][number]['colour'],
    pattern: PATTERNS[i] as Opening['seats'][number]['pattern'],
    player: (letter === 'h' ? { kind: 'human' } : { kind: 'bot', bot: 'random' }) as Player,
  }))
  return { game: 'stones', setup: 'calm' as Json, seats, clock: { kind: 'none' }, aids: [], ...changes }
}
