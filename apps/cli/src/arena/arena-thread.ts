/** The program of a thread that plays deals. It is told one at a time, until it is told to stop. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Plan, Unit } from './plan.ts'
import { DealPlayer } from './playing-deals.ts'

const { plan, keepsMoves } = workerData as { readonly plan: Plan; readonly keepsMoves: boolean }
const player = new DealPlayer(plan, keepsMoves)

parentPort?.on('message', async (unit: Unit | null) => {
  if (unit !== null) return parentPort?.postMessage(await player.play(unit))
  // Programs of others are not to go on without the arena.
  await player.close()
  return parentPort?.close()
})
