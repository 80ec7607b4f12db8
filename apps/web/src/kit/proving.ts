/** Checks the draws of a game in the worker where bots think: they rest when a game is over, and it has the rules. */
import type { GameRecord, Promised, Result, VerifiedDraws } from '@bastide/kernel'
import type { AnsweredProof, AskedProof } from '../offline/bot-worker.ts'

/** `promised` is what this device saw published before the game. */
export function proveDraws(record: GameRecord, promised: Promised): Promise<Result<VerifiedDraws>> {
  const worker = new Worker(new URL('../offline/bot-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Result<VerifiedDraws>>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<AnsweredProof>) => resolve(data.proof)
    worker.onerror = () => reject(new Error('the draws could not be checked'))
    worker.postMessage({ record, promised } satisfies AskedProof)
  }).finally(() => worker.terminate())
}
