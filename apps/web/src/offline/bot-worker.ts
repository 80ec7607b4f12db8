/** A worker in which bots think, so that a long thought never keeps a table from answering. */
import '../trusting.ts'
import { botFor } from '@bastide/bots'
import { Thinker, type Thought } from '@bastide/host'
import { PLAYABLE } from './playable.ts'

export interface AskedThought {
  readonly id: number
  readonly thought: Thought
}
export type AnsweredThought =
  | { readonly id: number; readonly move: unknown }
  | { readonly id: number; readonly failed: string }

const thinker = new Thinker(PLAYABLE, botFor)

addEventListener('message', ({ data: { id, thought } }: MessageEvent<AskedThought>) => {
  try {
    postMessage({ id, move: thinker.think(thought) } satisfies AnsweredThought)
  } catch (thrown) {
    postMessage({ id, failed: thrown instanceof Error ? thrown.message : String(thrown) } satisfies AnsweredThought)
  }
})
