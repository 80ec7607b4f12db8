/**
 * Twin games: two games that differ only in what one viewer cannot know. Two cards the viewer has not seen are swapped
 * in the log; everything the viewer receives and sees must then be identical at every move.
 */
import { type AnyRules, CHANCE, type Position, Random, replay, type Seat } from '@bastide/kernel'
import type { Move } from '../src/index.ts'

/** A card unknown to the viewer, and where the log names it: at its deal and, if it was played, at its play. */
interface Slot {
  readonly card: string
  readonly at: readonly number[]
}

type Facts = { readonly unseen: { readonly [card: string]: number } }

interface Played {
  readonly by: Seat
  readonly move: Move
}

function playedLog(rules: AnyRules, seed: number, length: number): readonly Played[] {
  const random = new Random(seed)
  const p = rules.start()
  const log: Played[] = []
  // It breaks off where a seat is awaited, as every table does.
  for (let by = rules.awaited(p); by >= CHANCE && (log.length < length || by === CHANCE); by = rules.awaited(p)) {
    const action = rules.sample(p, by, random)
    log.push({ by, move: rules.toMove(p, action) })
    rules.apply(p, by, action)
  }
  return log
}

/** Follows other seats' cards through a log, without the engine: those in hand, and those lying face down in a row. */
function hiddenSlots(log: readonly Played[], viewer: Seat): readonly Slot[] {
  const inHand = new Map<Seat, Slot[]>()
  let lyingDown: Slot[] = []
  log.forEach(({ by, move }, index) => {
    if ('deal' in move && move.to !== undefined)
      inHand.set(move.to, [...(inHand.get(move.to) ?? []), { card: move.deal, at: [index] }])
    if ('play' in move) {
      const hand = inHand.get(by) ?? []
      const slot = hand.find(({ card }) => card === move.play) as Slot
      inHand.set(
        by,
        hand.filter((one) => one !== slot),
      )
      if (move.down && by !== viewer) lyingDown.push({ card: slot.card, at: [...slot.at, index] })
    }
    if ('turn-up' in move) {
      // Which of several equal cards it was does not matter: none of them is swapped.
      lyingDown = lyingDown.filter(({ card }) => card !== move['turn-up'])
    }
  })
  return [...lyingDown, ...[...inHand].flatMap(([seat, slots]) => (seat === viewer ? [] : slots))]
}

const named = (move: Move, card: string): Move =>
  'deal' in move ? { ...move, deal: card } : 'play' in move ? { ...move, play: card } : move

const withCards = (log: readonly Played[], changes: ReadonlyMap<number, string>): readonly Played[] =>
  log
    .map(({ by, move }, index) => ({ by, move: named(move, changes.get(index) ?? '') }))
    .map((one, index) => (changes.has(index) ? one : (log[index] as Played)))

/** The twin of a log, or null if the viewer has fewer than two kinds of unknown cards. */
function twinOf(rules: AnyRules, log: readonly Played[], viewer: Seat, random: Random): readonly Played[] | null {
  const slots = hiddenSlots(log, viewer)
  const one = slots[random.below(Math.max(1, slots.length))]
  if (one === undefined) return null
  const pile = Object.keys((rules.facts(endOf(rules, log)) as Facts).unseen).filter((card) => card !== one.card)
  const others = slots.filter(({ card }) => card !== one.card)
  const pick = random.below(others.length + pile.length)
  if (others.length + pile.length === 0) return null
  const other = others[pick]
  const changes = new Map(one.at.map((index) => [index, other?.card ?? (pile[pick - others.length] as string)]))
  for (const index of other?.at ?? []) changes.set(index, one.card)
  return withCards(log, changes)
}

function endOf(rules: AnyRules, log: readonly Played[]): Position {
  const { position, stopped } = replay(
    rules,
    log.map(({ move }) => move),
  )
  if (stopped !== undefined) throw new Error(`the twin cannot be played: ${stopped.reason}`)
  return position
}

/** Everything a viewer received and saw, at every move, as text. */
function experience(rules: AnyRules, log: readonly Played[], viewer: Seat): readonly string[] {
  const received: string[] = []
  const look = (p: Position): number => received.push(JSON.stringify(rules.view(p, viewer)))
  const { position } = replay(
    rules,
    log.map(({ move }) => move),
    undefined,
    (p, by, index) => {
      look(p)
      received.push(JSON.stringify(rules.redact((log[index] as Played).move, by, viewer)))
    },
  )
  look(position)
  return received
}

/** The log of a random game in progress and its twin, or null if the viewer knows all of it. */
export function twinLogs(
  rules: AnyRules,
  seed: number,
  viewer: Seat,
  length: number,
): { readonly log: readonly Played[]; readonly twin: readonly Played[] } | null {
  const log = playedLog(rules, seed, length)
  const twin = twinOf(rules, log, viewer, new Random(seed))
  return twin === null ? null : { log, twin }
}

/** Throws if a viewer could tell a game from its twin. Returns whether there was a twin. */
export function checkTwins(rules: AnyRules, seed: number, viewer: Seat, length: number): boolean {
  const twins = twinLogs(rules, seed, viewer, length)
  if (twins === null) return false
  const { log, twin } = twins
  if (JSON.stringify(log) === JSON.stringify(twin)) throw new Error(`seed ${seed}: the twins are the same game`)
  const [known, other] = [experience(rules, log, viewer), experience(rules, twin, viewer)]
  const differs = known.findIndex((text, i) => text !== other[i])
  if (differs >= 0)
    throw new Error(`seed ${seed}: ${viewer} can tell two games apart: ${known[differs]} and ${other[differs]}`)
  return true
}
