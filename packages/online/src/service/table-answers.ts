/** What is asked of open tables and of records. The host decides who sees what; here, who comes to it at all. */
import { Refused, settled } from '@bastide/host'
import { refusal } from '@bastide/kernel'
import type { Request, ServedVerb } from '@bastide/wire'
import { refuseTooManyOpen } from '../limits/open-tables.ts'
import type { Guest } from '../store.ts'
import { isPlayer, type Seen, UNKNOWN_TABLE } from './access.ts'
import { chargeLoading } from './loading.ts'
import type { Parts } from './parts.ts'

export class TableAnswers {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async answer(request: Request<ServedVerb>, guest: Guest, seen: Seen | null): Promise<unknown> {
    if (seen?.kind === 'gathering') throw new Refused(GATHERS)
    if (seen !== null && TELLING.includes(request.ask)) this.#refuseBeforeDelay(seen, guest)
    if (request.ask === 'forget') this.#refuseForgetting(seen, guest)
    if (seen !== null) chargeLoading(this.#parts, seen.entry, guest.id)
    if (request.ask === 'advice') this.#chargeAdvice(seen, guest)
    if (request.ask === 'keep') refuseTooManyOpen(await this.#parts.store.entries(guest.id), guest.id)
    return settled(await this.#parts.host.connect(guest.id, () => {}).answer(request))
  }

  /** Whoever watches with a delay must not ask for what they are not shown yet; of the end they hear late, too. */
  #refuseBeforeDelay({ entry }: Seen & { kind: 'opened' }, guest: Guest): void {
    const delay = entry.holders.watching?.delay ?? 0
    const { finished, touched } = entry.summary
    const isShown = finished && touched + delay <= this.#parts.world.now()
    if (delay > 0 && !isShown && !isPlayer(entry, guest.id)) throw new Refused(LATER)
  }

  /** Bots think for all tables: whoever asks too often waits, and nobody else does. */
  #chargeAdvice(seen: Seen | null, guest: Guest): void {
    // Whoever does not sit there is refused for that, and uses nothing up.
    if (seen?.kind !== 'opened' || !isPlayer(seen.entry, guest.id)) return
    const over = this.#parts.limits.advice(guest.id)
    if (over !== null) throw new Refused(over)
  }

  /** A game that others played in is theirs too. */
  #refuseForgetting(seen: Seen | null, guest: Guest): void {
    if (seen?.kind !== 'opened') throw new Refused(UNKNOWN_TABLE)
    const { owner, seats } = seen.entry.holders
    if (owner !== guest.id) throw new Refused(NOT_YOUR_TABLE)
    if (seats.some((holder) => holder !== null && holder !== guest.id)) throw new Refused(OTHERS_PLAYED)
  }
}

/** What tells how a game stands; the answer to a command, too, by its version. */
const TELLING: readonly ServedVerb[] = ['record', 'passed', 'review', 'review-at', 'command']

const GATHERS = refusal('gathers', 'the game has not begun', { where: 'table' })
const LATER = refusal('later', 'watchers of this table see it with a delay', { where: 'table' })
const NOT_YOUR_TABLE = refusal('not-your-table', 'only whoever made a table deletes it', { where: 'table' })
const OTHERS_PLAYED = refusal('others-played', 'others played in this game, and keep it', { where: 'table' })
