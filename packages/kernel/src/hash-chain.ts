/**
 * A hash chain: how a player promises numbers before the game, and reveals them one by one. Each link is the hash of
 * the next, so whoever has one can check it against those before, and cannot work out those after. docs/fairness.md
 * says what it is for. A page makes chains without an engine.
 *
 * The texts that are hashed are frozen: a stored game is checked by them for ever.
 */
import { sha256 } from './digest.ts'
import { readText } from './reading.ts'
import { refuse } from './result.ts'

/**
 * How many links a chain has. Games of people have some hundred draws at most; a chain that is used up adds nothing.
 * The whole chain takes about 30 ms to make in Node.
 */
export const CHAIN_LENGTH = 4096

const before = (link: string): string => sha256(`bastide-chain-1 link ${link}`)
const lastOf = (seed: string): string => sha256(`bastide-chain-1 seed ${seed}`)

export interface HashChain {
  /** What is published first: the hash of link 0. */
  readonly end: string
  /** By index. The first is revealed first. */
  readonly links: readonly string[]
}

/** All of a chain. The seed is 256 random bits or more, used for one table only, and told to nobody. */
export function chainOf(seed: string): HashChain {
  const links: string[] = new Array(CHAIN_LENGTH)
  let link = lastOf(seed)
  for (let index = CHAIN_LENGTH - 1; index >= 0; index--) {
    links[index] = link
    link = before(link)
  }
  return { end: link, links }
}

/** One link of a chain; undefined where the chain is used up. It costs as much as the links after it are many. */
export function linkOf(seed: string, index: number): string | undefined {
  if (index >= CHAIN_LENGTH) return undefined
  let link = lastOf(seed)
  for (let i = CHAIN_LENGTH - 1; i > index; i--) link = before(link)
  return link
}

/** Whether `link` is so many steps after another link, or after the end, which is one step before link 0. */
function leadsBack(link: string, to: string, steps: number): boolean {
  let reached = link
  for (let i = 0; i < steps; i++) reached = before(reached)
  return reached === to
}

export interface Revealed {
  readonly index: number
  readonly link: string
}

/**
 * Whether this is the link with this index, of the chain with this end. A link of the same chain that was revealed
 * before makes it cheaper: then only the steps between the two are taken.
 */
export function isLinkOf(end: string, { index, link }: Revealed, earlier?: Revealed): boolean {
  if (index >= CHAIN_LENGTH) return false
  return earlier === undefined || earlier.index > index
    ? leadsBack(link, end, index + 1)
    : leadsBack(link, earlier.link, index - earlier.index)
}

/** How many steps a link is after an end; null if it is not among the first `most` links. */
export function stepsBack(link: string, end: string, most: number): number | null {
  let reached = link
  for (let steps = 1; steps <= most; steps++) {
    reached = before(reached)
    if (reached === end) return steps
  }
  return null
}

/** Reads an untrusted link, end or commitment: 64 small hexadecimal digits. Only inside `attempt`. */
export function readHash(value: unknown, where: string): string {
  const text = readText(value, where, 64)
  return /^[0-9a-f]{64}$/.test(text) ? text : refuse('not-a-hash', 'expected 64 hexadecimal digits', { where })
}
