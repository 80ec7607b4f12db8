/** What this browser's user was told as a newcomer: nothing is said twice, and nothing to whoever wants no tips. */
import { KeptNames } from './kept-names.svelte.ts'

const told = new KeptNames('bastide-tips')
/** As if it were a tip that was told. */
const OFF = 'off'

export const tipsTold = {
  get areOff(): boolean {
    return told.has(OFF)
  },
  has: (tip: string): boolean => told.has(tip),
  add: (tip: string): void => told.add(tip),
  turnOff: (): void => told.add(OFF),
  /** All of them will be told again. */
  turnOn: (): void => told.clear(),
}
