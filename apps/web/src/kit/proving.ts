/** Checks the draws of a game in the worker where bots think: they rest when a game is over, and it has the rules. */
import type { GameRecord, Result, VerifiedDraws } from '@bastide/kernel'
import type { AnsweredProof } from '../offline/bot-worker.ts'

export function proveDraws(record: GameRecord): Promise<Result<VerifiedDraws>> {
  const worker = new Worker(new URL('../offline/bot-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Result<VerifiedDraws>>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<AnsweredProof>) => resolve(data.proof)
    worker.onerror = () => reject(new Error('the draws could not be checked'))
    worker.postMessage({ record })
  }).finally(() => worker.terminate())
}
