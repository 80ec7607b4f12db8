/** A worker in which bots think, and draws are checked, so that neither ever keeps a table from answering. */
import '../trusting.ts'
import { botFor } from '@bastide/bots'
import { Thinker, type Thought } from '@bastide/host'
import { type GameRecord, type Promised, type Result, rulesOf, type VerifiedDraws, verifyDraws } from '@bastide/kernel'
import { PLAYABLE } from './playable.ts'

export interface AskedThought {
  readonly id: number
  readonly thought: Thought
}
/** What a bot would do in somebody's place. */
export interface AskedAdvice {
  readonly id: number
  readonly advisesOn: Thought
}
export interface AskedProof {
  readonly record: GameRecord
  readonly promised: Promised
}
export interface AnsweredProof {
  readonly proof: Result<VerifiedDraws>
}
export type AnsweredThought =
  /** A bot's move, or its advice. */
  { readonly id: number; readonly move: unknown } | { readonly id: number; readonly failed: string }

const thinker = new Thinker(PLAYABLE, botFor)

/** Answers with what `made` returns, or says why there is nothing. */
function answer(id: number, made: () => unknown): void {
  try {
    postMessage({ id, move: made() } satisfies AnsweredThought)
  } catch (thrown) {
    postMessage({ id, failed: thrown instanceof Error ? thrown.message : String(thrown) } satisfies AnsweredThought)
  }
}

function proofOf({ record, promised }: AskedProof): Result<VerifiedDraws> {
  const rules = rulesOf(PLAYABLE, record)
  return rules.ok ? verifyDraws(rules.value, record, promised) : rules
}

addEventListener('message', ({ data }: MessageEvent<AskedThought | AskedAdvice | AskedProof>) => {
  if ('record' in data) postMessage({ proof: proofOf(data) } satisfies AnsweredProof)
  else if ('advisesOn' in data) answer(data.id, () => thinker.advise(data.advisesOn, () => performance.now()))
  else answer(data.id, () => thinker.think(data.thought))
})
