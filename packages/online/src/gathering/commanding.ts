/** A command as somebody sends it: with the version that they saw, and a key by which it happens once. */
import { canonical, type Result, refusal, sha256 } from '@bastide/kernel'
import type { GatheringCommand } from '@bastide/wire'
import { type Actor, type Around, decideGathering } from './deciding.ts'
import type { Gathering } from './gathering.ts'

export interface Sent {
  readonly seen: number
  readonly command: GatheringCommand
  readonly key?: string | undefined
}

export type Done =
  /** It was carried out before, or changes nothing. */
  | { readonly is: 'done'; readonly version: number }
  | { readonly is: 'changed'; readonly gathering: Gathering }
  | { readonly is: 'dissolved' }

/** How many commands are remembered: more than all people at a table send within the time that one is sent again. */
const MOST_REMEMBERED = 60

/**
 * What these mean depends on what their sender saw: terms to agree on, somebody to send away. The others are judged as
 * things are now, or two people who sit down together would be in each other's way.
 */
const ANSWERS_A_VERSION: readonly GatheringCommand['do'][] = ['ready', 'change', 'send-away']

export function commandGathering(gathering: Gathering, sent: Sent, who: Actor, around: Around): Result<Done> {
  const { command, seen, key } = sent
  const body = key === undefined ? '' : sha256(canonical(command as never))
  // First, or a command that is sent again could be called stale.
  const before = gathering.carriedOut.find((one) => one.who === who.guest && one.key === key)
  if (before !== undefined)
    return before.body === body
      ? { ok: true, value: { is: 'done', version: before.version } }
      : refusal('key-used', 'another command was sent with this key', { where: 'key' })
  const { version } = gathering
  if (seen !== version && ANSWERS_A_VERSION.includes(command.do))
    return refusal('stale', `this answers version ${seen}; the table is at version ${version}`, { where: 'seen' })
  const decided = decideGathering(gathering, command, who, around)
  if (!decided.ok) return decided
  if (decided.value === null) return { ok: true, value: { is: 'dissolved' } }
  const remembered = key === undefined ? [] : [{ who: who.guest, key, body, version: version + 1 }]
  return {
    ok: true,
    value: {
      is: 'changed',
      gathering: nextVersion(
        { ...decided.value, carriedOut: [...gathering.carriedOut, ...remembered].slice(-MOST_REMEMBERED) },
        around.now,
      ),
    },
  }
}

/** A change of a gathering as it is stored. */
export const nextVersion = (changed: Gathering, now: number): Gathering => ({
  ...changed,
  version: changed.version + 1,
  touched: now,
})
