/** A worker in which bots think, and draws are checked, so that neither ever keeps a table from answering. */
import '../trusting.ts'
import { botFor } from '@bastide/bots'
import { isRaised, Thinker, type Thought, type TriedMoves } from '@bastide/host'
import { type GameRecord, type Promised, type Result, rulesOf, type VerifiedDraws, verifyDraws } from '@bastide/kernel'
import type { AdvisedLine } from '@bastide/wire'
import { PLAYABLE } from './playable.ts'
import { resting, SlicedThinker } from './thinking-in-slices.ts'

export interface AskedThought {
  readonly id: number
  readonly thought: Thought
  /** Where the browser allows it, a flag that ends the thought in the middle of its work. */
  readonly stopped?: Int32Array
}
/** What a bot would do in somebody's place. */
export interface AskedAdvice extends Omit<AskedThought, 'thought'> {
  readonly advisesOn: Thought
}
/** Whoever asked for a thought wants what was found so far. */
export interface StoppedThought {
  readonly stop: number
}
export interface AskedProof {
  readonly record: GameRecord
  readonly promised: Promised
}
export interface AnsweredProof {
  readonly proof: Result<VerifiedDraws>
}
export type AnsweredThought =
  | { readonly id: number; readonly tried: readonly TriedMoves[] }
  | { readonly id: number; readonly advised: readonly AdvisedLine[] }
  | { readonly id: number; readonly failed: string }

const now = (): number => performance.now()
const thinker = new SlicedThinker(new Thinker(PLAYABLE, botFor, now), now, resting())
/** The thoughts that nobody has answered yet, and of these the ones that may stop. */
const asked = new Set<number>()
const stopped = new Set<number>()

function proofOf({ record, promised }: AskedProof): Result<VerifiedDraws> {
  const rules = rulesOf(PLAYABLE, record)
  return rules.ok ? verifyDraws(rules.value, record, promised) : rules
}

async function answer(data: AskedThought | AskedAdvice): Promise<AnsweredThought> {
  const { id, stopped: flag } = data
  const isStopped = (): boolean => stopped.has(id) || (flag !== undefined && isRaised(flag))
  asked.add(id)
  try {
    if ('advisesOn' in data) return { id, advised: await thinker.advise(data.advisesOn, isStopped) }
    return { id, tried: await thinker.think(data.thought, isStopped) }
  } catch (thrown) {
    return { id, failed: thrown instanceof Error ? thrown.message : String(thrown) }
  } finally {
    asked.delete(id)
    stopped.delete(id)
  }
}

addEventListener(
  'message',
  async ({ data }: MessageEvent<AskedThought | AskedAdvice | StoppedThought | AskedProof>) => {
    if ('record' in data) postMessage({ proof: proofOf(data) } satisfies AnsweredProof)
    else if (!('stop' in data)) postMessage(await answer(data))
    else if (asked.has(data.stop)) stopped.add(data.stop)
  },
)
