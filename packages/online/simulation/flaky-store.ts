/** A store that is slow, and sometimes fails: before it has written something, or after. */
import type { Random } from '@bastide/kernel'
import { MemoryOnlineStore } from '../src/index.ts'

/** How many of a thousand calls fail. */
const FAILING_WRITES = 140
const FAILING_READS = 8
const SLOWEST = 4

const WRITES = ['append', 'putGathering', 'openTable', 'admit'] as const
const READS = ['events', 'entry', 'gathering', 'carriedOut', 'guestOfDevice'] as const

/** What is stored, to be looked at without waiting. */
export class TrueStore extends MemoryOnlineStore {
  versionOf(table: string): number {
    return this.kept.get(table)?.events.length ?? 0
  }
}

export class StoreFailure extends Error {}

/** Makes a store flaky, from now on and until it is healed. What it holds can be asked of `truth` at any time. */
export function flaky(random: Random): {
  readonly store: MemoryOnlineStore
  readonly truth: TrueStore
  heal(): void
} {
  const truth = new TrueStore()
  let isFlaky = true
  const chance = (of: number): boolean => isFlaky && random.below(1_000) < of
  const pause = async (): Promise<void> => {
    for (let i = random.below(SLOWEST); i > 0; i--) await Promise.resolve()
  }
  const calling =
    (name: string, call: (...given: unknown[]) => Promise<unknown>) =>
    async (...given: unknown[]): Promise<unknown> => {
      await pause()
      const isWrite = (WRITES as readonly string[]).includes(name)
      if (chance(isWrite ? FAILING_WRITES / 2 : FAILING_READS)) throw new StoreFailure(`${name} failed`)
      const done = await call(...given)
      await pause()
      // Written, but nobody learns of it: the connection to the database broke.
      if (isWrite && chance(FAILING_WRITES / 2)) throw new StoreFailure(`${name} was carried out, and then failed`)
      return done
    }
  const store = new Proxy(truth, {
    get(target, name) {
      const value = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      const call = value.bind(target)
      const isTouched = [...WRITES, ...READS].includes(name as never)
      return isTouched ? calling(name as string, call) : call
    },
  })
  return {
    store,
    truth,
    heal() {
      isFlaky = false
    },
  }
}
