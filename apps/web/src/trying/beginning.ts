/** What a try-out begins with: what a link holds, or nothing. */
import type { Json } from '@bastide/kernel'
import { fieldsInPlay } from '@bastide/wire'
import { host, patiently } from '../kit/host.svelte.ts'
import { say } from '../kit/messages.svelte.ts'
import { capital } from '../kit/wording.ts'
import type { GamePage } from '../playing/game-page.ts'
import { type TryingSeat, tryingRecord } from './try-out.svelte.ts'

export interface Beginning {
  readonly game: string
  readonly setup: Json
  readonly seats: readonly TryingSeat[]
}

const COLOURS = ['blue', 'red', 'gold'] as const

/** The position in an unpacked link: a game of no moves. The host judges the rest of it. */
export function readTried(record: unknown): Beginning | null {
  if (record === null || typeof record !== 'object') return null
  const { game, setup, seats, moves } = record as { readonly [key: string]: unknown }
  if (typeof game !== 'string' || !Array.isArray(seats) || !Array.isArray(moves) || moves.length > 0) return null
  return { game, setup: setup as Json, seats: seats as readonly TryingSeat[] }
}

/** Nothing but the beginning of a game, with every module that can be built with. */
export async function freshRecord(game: string, sandbox: NonNullable<GamePage['sandbox']>): Promise<Beginning> {
  const offers = await patiently(() => host.ask('games', {}))
  const form = offers.find(({ id }) => id === game)?.form
  const edition = form?.editions.at(-1) ?? ''
  const seats = COLOURS.map((colour) => ({ name: capital(say(`colour.${colour}`)), colour }))
  /** A stored setup names every option. */
  const freshWith = (modules: readonly string[]): Json => {
    const fields = form === undefined ? [] : fieldsInPlay(form, modules)
    const options = Object.fromEntries(fields.map(({ key, defaults }) => [key, defaults[edition] as string | number]))
    return sandbox.fresh(edition, modules, options)
  }
  const isPossible = (module: string): Promise<boolean> => {
    const record = JSON.stringify(tryingRecord(game, freshWith([module]), seats))
    return host.ask('review', { source: { record } }).then(
      () => true,
      () => false,
    )
  }
  const modules = form?.modules ?? []
  const possible = await Promise.all(modules.map(isPossible))
  return { game, setup: freshWith(modules.filter((_, i) => possible[i] === true)), seats }
}
