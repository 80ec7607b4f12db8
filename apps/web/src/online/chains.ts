/**
 * This device's part in the draws of a table: a hash chain for each seat, made from a secret that never leaves the
 * device. docs/fairness.md says what the chains are for.
 */
import type { Seat } from '@bastide/kernel'
import { chainOf, type TableId } from '@bastide/wire'
import { chainsSpent } from './kept-promises.ts'

const KEY = 'bastide-draw-secret'
/** Where nothing can be saved, the secret lasts as long as the page; after that another chain is committed to. */
let inMemory: string | null = null

const newSecret = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

function deviceSecret(): string {
  if (inMemory !== null) return inMemory
  try {
    const kept = localStorage.getItem(KEY)
    inMemory = kept !== null && /^[0-9a-f]{64}$/.test(kept) ? kept : newSecret()
    localStorage.setItem(KEY, inMemory)
  } catch {
    inMemory ??= newSecret()
  }
  return inMemory
}

/** The ids of tables have a fixed form, so no two tables share a seed. Nor do two starts of one table. */
const seedFor = (table: TableId, seat: Seat): string => `${deviceSecret()} ${table} ${seat} ${chainsSpent(table)}`

/** Making a chain takes a phone a noticeable moment: the one that is played with is kept. */
let latest: { readonly seed: string; readonly chain: ReturnType<typeof chainOf> } | null = null

function chainFor(table: TableId, seat: Seat): ReturnType<typeof chainOf> {
  const seed = seedFor(table, seat)
  if (latest?.seed !== seed) latest = { seed, chain: chainOf(seed) }
  return latest.chain
}

export const endFor = (table: TableId, seat: Seat): string => chainFor(table, seat).end

/** A link by its number; undefined where the chain is used up. */
export const linkFor = (table: TableId, seat: Seat, index: number): string | undefined =>
  chainFor(table, seat).links[index]
