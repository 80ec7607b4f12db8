/**
 * The kernel's example game as tables can play it. The setup may add a wind: a draw after a seat's move, which the
 * example lacks.
 */
import {
  type AnyRules,
  attempt,
  CHANCE,
  type Column,
  copyFrom,
  type Game,
  type Json,
  Layout,
  NOBODY,
  type Options,
  type Position,
  type Result,
  readFields,
  readInteger,
  readOneOf,
  refusal,
  type Seat,
} from '@bastide/kernel'
import { stonesRules } from '../../kernel/example/stones.ts'
import { stonesSpeech } from '../../kernel/example/stones-speech.ts'
import { COLOURS, type Opening, PATTERNS, type Player } from '../src/index.ts'

interface Wind {
  readonly strengths: number
  /** Whether a pass brings it on too, as a take does. */
  readonly followsPass: boolean
  /** Whether cards lie face up, so that the game has no secrets. */
  readonly isOpen: boolean
  /** Whether only the next seat feels how strong it is. */
  readonly isWhispered: boolean
  /** Whether it is as strong as the first seat's card: certain to whoever knows the card, and news to the others. */
  readonly showsCard: boolean
}

const WINDY: Wind = { strengths: 6, followsPass: true, isOpen: true, isWhispered: false, showsCard: false }
const WINDS = {
  windy: WINDY,
  gusty: { ...WINDY, followsPass: false },
  veiled: { ...WINDY, isOpen: false },
  steady: { ...WINDY, isOpen: false, strengths: 1 },
  revealing: { ...WINDY, isOpen: false, strengths: 3, showsCard: true },
  whispering: { ...WINDY, isOpen: false, isWhispered: true },
} as const satisfies Record<string, Wind>

function windyRules(seats: number, { strengths, followsPass, isOpen, isWhispered, showsCard }: Wind): AnyRules {
  const { hasSecrets: _, ...stones }: AnyRules = stonesRules({}, seats)
  const layout = new Layout(stones.layout)
  /** 0: calm, 1: about to blow, then 1 more than its strength; one more still where that is not known. */
  const wind = layout.column('wind', 1)
  const unknown = strengths + 1
  const isDue = (p: Position): boolean => wind.get(p, 0) === 1 && stones.awaited(p) !== NOBODY
  const cards = layout.columns.find(({ name }) => name === 'cards') as Column
  const certain = (p: Position): number => (showsCard && cards.get(p, 0) <= strengths ? cards.get(p, 0) : 0)
  const redactOpen = (move: Json): Json => move
  const redactWind = (move: { readonly blow?: Json; readonly to: Seat }, by: Seat, viewer: Seat): Json => {
    if (move.blow === undefined) return stones.redact(move, by, viewer)
    return isWhispered && move.to !== viewer ? { blow: '?', to: move.to } : (move as Json)
  }
  return {
    ...stones,
    ...(isOpen ? {} : { hasSecrets: true }),
    layout,
    start() {
      const p = layout.position()
      copyFrom(p, stones.start())
      return p
    },
    awaited: (p) => (isDue(p) ? CHANCE : stones.awaited(p)),
    options(p, by, out: Options) {
      if (!isDue(p)) return stones.options(p, by, out)
      out.clear()
      for (let strength = 1; strength <= strengths; strength++)
        if (certain(p) === 0 || certain(p) === strength) out.addWeighted(strength, 1)
    },
    sample: (p, by, random) => (isDue(p) ? certain(p) || 1 + random.below(strengths) : stones.sample(p, by, random)),
    apply(p, by, action, tell) {
      if (isDue(p)) wind.set(p, 0, action + 1)
      else {
        const isPass = by !== CHANCE && action === stones.pass(p)
        stones.apply(p, by, action, tell)
        if (by !== CHANCE && (followsPass || !isPass)) wind.set(p, 0, 1)
      }
    },
    toMove(p, action) {
      if (!isDue(p)) return stones.toMove(p, action)
      const blow = action === unknown ? '?' : action
      return isWhispered ? { blow, to: stones.awaited(p) } : { blow }
    },
    toAction: (p, move) =>
      isDue(p)
        ? attempt(() => {
            const { blow } = readFields(move, 'move', isWhispered ? ['blow', 'to'] : ['blow'])
            return blow === '?' ? unknown : readInteger(blow, 'blow', 1, strengths)
          })
        : stones.toAction(p, move),
    view: (p, viewer, aids = ['weather']) => ({
      ...stones.view(p, viewer),
      ...(aids.includes('weather') ? { wind: wind.get(p, 0) } : {}),
    }),
    facts: (p) => [stones.facts(p), wind.get(p, 0)],
    redact: isOpen ? redactOpen : redactWind,
  }
}

/** A game that may last for ever: the first seat is awaited again and again, and may pass each time. */
function endlessRules(seats: number): AnyRules {
  const stones: AnyRules = stonesRules({}, seats)
  const [passed, turn] = ['passed', 'turn'].map((name) => stones.layout.columns.find((column) => column.name === name))
  return {
    ...stones,
    isEndless: true,
    apply(p, by, action, tell) {
      stones.apply(p, by, action, tell)
      passed?.set(p, 0, 0)
      turn?.set(p, 0, 0)
    },
  }
}

const MOST_SEATS = 4

function rulesIn(weather: string, seats: number): AnyRules {
  if (weather === 'endless') return endlessRules(seats)
  return weather === 'calm' ? stonesRules({}, seats) : windyRules(seats, WINDS[weather as keyof typeof WINDS])
}

export const stonesGame: Game = {
  id: 'stones',
  form: { editions: [], modules: [], seats: [1, MOST_SEATS], fields: [], aids: ['weather', 'counting'] },
  speech: stonesSpeech,
  compose: (setup, seats): Result<AnyRules> => {
    if (seats > MOST_SEATS)
      return refusal('bad-seats', `at most ${MOST_SEATS} seats`, { where: 'seats', clause: 'STONES-0' })
    return attempt(() => {
      const weather = readOneOf(setup as string, 'setup', ['calm', 'endless', ...Object.keys(WINDS)])
      return { ...rulesIn(weather, seats), setup: weather }
    })
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
