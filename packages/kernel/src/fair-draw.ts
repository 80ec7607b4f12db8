/**
 * How a fair draw comes out. docs/fairness.md describes it for whoever wants to compute it again, with test vectors in
 * `fair-draw-vectors.json`. All of this is frozen: stored games are checked by it for ever. It uses neither `sample`
 * nor `Random`, which may change.
 */
import { type Action, type AnyRules, CHANCE, type Seat } from './contract.ts'
import { sha256 } from './digest.ts'
import { canonical, type Json } from './json.ts'
import type { Position } from './memory.ts'
import { Options } from './options.ts'

/** What is published before anybody sits down, so that the secret cannot be chosen later. */
export const commitmentOf = (secret: string): string =>
  sha256(canonical({ format: 'bastide-commitment', secret, version: 1 }))

/** The trail of a table begins with the first links of all seats, null where a seat has no chain. */
export const firstTrail = (first: readonly (string | null)[]): string =>
  sha256(canonical({ first, format: 'bastide-trail', version: 1 }))

/** Each link that is revealed later goes into the trail. So nobody knows it before everybody has revealed theirs. */
export const nextTrail = (trail: string, seat: Seat, link: string): string =>
  sha256(canonical({ before: trail, format: 'bastide-trail', link, seat, version: 1 }))

export interface FairDraw {
  readonly secret: string
  readonly table: string
  /** The number of draws before it. */
  readonly index: number
  readonly trail: string
}

export const digestOfDraw = ({ secret, table, index, trail }: FairDraw): string =>
  sha256(canonical({ draw: index, format: 'bastide-draw', secret, table, trail, version: 1 }))

export interface Outcome {
  /** Canonical JSON of the move. */
  readonly text: string
  readonly weight: number
}

/**
 * The outcome that a digest picks. The outcomes stand in the order of their texts, each as often as its weight says;
 * the digest, as a number of 256 bits, modulo how many that are, is the place of the one that is picked. Since 2^256 is
 * no multiple of this, some outcomes are more likely by less than one in 2^200, which nobody will ever notice.
 */
export function pickOutcome<T extends Outcome>(digest: string, outcomes: readonly T[]): T {
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0)
  return outcomeAt(outcomes, Number(BigInt(`0x${digest}`) % BigInt(total)))
}

/**
 * What stands at a place once all are sorted. Only the part with the place in it is looked at again: a throw of nine
 * dice has 2,002 outcomes, and to sort all of them takes as long as everything else.
 */
function outcomeAt<T extends Outcome>(outcomes: readonly T[], place: number): T {
  let part = outcomes
  let left = place
  for (;;) {
    const pivot = part[part.length >> 1] as T
    const less: T[] = []
    const more: T[] = []
    let below = 0
    for (const one of part) {
      if (one === pivot) continue
      if (one.text < pivot.text) {
        less.push(one)
        below += one.weight
      } else more.push(one)
    }
    if (left < below) part = less
    else if (left < below + pivot.weight) return pivot
    else {
      part = more
      left -= below + pivot.weight
    }
  }
}

const options = new Options()

/** Chance's move in a position, as the digest of the draw picks it. */
export function fairAction(rules: AnyRules, p: Position, draw: FairDraw): Action {
  rules.options(p, CHANCE, options)
  if (options.length === 1) return options.action(0)
  const outcomes = Array.from({ length: options.length }, (_, i) => ({
    text: canonical(rules.toMove(p, options.action(i)) as Json),
    weight: options.weight(i),
    action: options.action(i),
  }))
  return pickOutcome(digestOfDraw(draw), outcomes).action
}
