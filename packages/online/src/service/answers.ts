/** Finds the answer to a request, once it is known who asks and paid for. */
import { Refused, settled } from '@bastide/host'
import type { InvitationView, Request, ServedVerb, TableId } from '@bastide/wire'
import type { Asked, Caller } from '../contract.ts'
import { type Gatherings, OPENED } from '../gathering/gatherings.ts'
import { gatheringSummary } from '../gathering/looking.ts'
import { meOf } from '../guests/guests.ts'
import type { PresenceTelling } from '../presence/telling.ts'
import type { Guest } from '../store.ts'
import type { Seen } from './access.ts'
import type { Announcements } from './announcing.ts'
import { type Known, NO_GUEST, type Reply } from './asking.ts'
import { GatheringAnswers } from './gathering-answers.ts'
import { GuestAnswers } from './guest-answers.ts'
import { invitationOf } from './invitation.ts'
import { openTables, tablesOf } from './listing.ts'
import type { Parts } from './parts.ts'
import { NEEDED } from './permissions.ts'
import { TableAnswers } from './table-answers.ts'

export class Answers {
  readonly #parts: Parts
  readonly #gatherings: Gatherings
  readonly #telling: PresenceTelling
  readonly #ofGuests: GuestAnswers
  readonly #ofGatherings: GatheringAnswers
  readonly #ofTables: TableAnswers

  constructor(parts: Parts, gatherings: Gatherings, announcements: Announcements, telling: PresenceTelling) {
    this.#parts = parts
    this.#gatherings = gatherings
    this.#telling = telling
    this.#ofGuests = new GuestAnswers(parts, gatherings, announcements)
    this.#ofGatherings = new GatheringAnswers(parts, gatherings)
    this.#ofTables = new TableAnswers(parts)
  }

  /** Answers somebody, who is null if the server does not know them. */
  async reply(caller: Caller, guest: Guest | null, request: Asked): Promise<Reply> {
    const { store, guests } = this.#parts
    if (!['nothing', 'link'].includes(NEEDED[request.ask]) && guest === null) throw new Refused(NO_GUEST)
    switch (request.ask) {
      case 'me':
        return { value: guest === null ? null : meOf(guest) }
      case 'games':
        return { value: settled(await this.#parts.host.connect('', () => {}).answer(request)) }
      case 'hello':
        return this.#ofGuests.hello(caller, guest, request.name)
      case 'use-code':
        return this.#ofGuests.useCode(caller, guest, request.code)
      case 'invitation':
        return { value: await this.#invitation(guest, request) }
      case 'open-tables':
        return { value: (await openTables(this.#parts)).map((one) => gatheringSummary(one, guest?.id ?? null)) }
    }
    if (guest === null) throw new Refused(NO_GUEST)
    switch (request.ask) {
      case 'rename':
        return { value: await guests.rename(guest, request.name) }
      case 'device-code':
        return { value: await guests.codeFor(guest) }
      case 'forget-me':
        return this.#ofGuests.forgetMe({ caller, guest })
      case 'export':
        return this.#ofGuests.export({ caller, guest })
      case 'my-tables':
        return { value: await tablesOf(store, guest.id) }
      case 'gather':
        if (request.terms.isListed) this.#ofGatherings.chargeListing(caller)
        return {
          value: this.#isHere((await this.#gatherings.gather(guest, request.terms, request.seats)).table, guest),
        }
      case 'play-anyone':
        return { value: this.#isHere(await this.#ofGatherings.playAnyone({ caller, guest }, request.game), guest) }
      default:
        return { value: await this.#atTable({ caller, guest }, request) }
    }
  }

  async #invitation(guest: Guest | null, { table, invite }: Asked & { ask: 'invitation' }): Promise<InvitationView> {
    const { access, host } = this.#parts
    const who = guest?.id ?? null
    const seen = await access.glimpse(table, who, invite)
    return invitationOf(seen, await access.inviteFor(table, seen, who), host.now())
  }

  /** What is asked of one table, by somebody who may see it. */
  async #atTable(known: Known, request: AtTable): Promise<unknown> {
    const { guest } = known
    const { access } = this.#parts
    const table = tableOf(request)
    if (table === null) return this.#ofTables.answer(request as Request<ServedVerb>, guest, null)
    const seen =
      request.ask === 'enter' ? await access.enter(table, guest.id, request.invite) : await access.look(table, guest.id)
    this.#isHere(table, guest)
    switch (request.ask) {
      case 'enter':
        return seen.kind
      case 'gathering':
        return this.#ofGatherings.view(seen, guest)
      case 'at-gathering':
        return this.#commandGathering(seen, known, request)
      case 'rematch':
        return this.#isHere(await this.#ofGatherings.rematch(seen, guest), guest)
      default:
        return this.#ofTables.answer(request, guest, seen)
    }
  }

  #commandGathering(
    seen: Seen,
    { caller, guest }: Known,
    { table, seen: version, command, key }: Asked & { ask: 'at-gathering' },
  ): Promise<number> {
    if (seen.kind !== 'gathering') throw new Refused(OPENED)
    const isListed = command.do === 'change' && command.terms.isListed
    if (isListed && !seen.gathering.terms.isListed) this.#ofGatherings.chargeListing(caller)
    return this.#gatherings.command(table, { seen: version, command, key }, guest)
  }

  /** Whoever asks something of a table, or has just come to one, is there. */
  #isHere(table: TableId, guest: Guest): TableId {
    const before = this.#parts.presence.of(table, guest.id)
    this.#parts.presence.asked(table, guest.id)
    if (before !== 'here') this.#telling.changed(table)
    return table
  }
}

type AtTable = Exclude<
  Asked,
  {
    ask:
      | 'me'
      | 'games'
      | 'hello'
      | 'use-code'
      | 'open-tables'
      | 'invitation'
      | 'rename'
      | 'device-code'
      | 'forget-me'
      | 'export'
      | 'my-tables'
      | 'gather'
      | 'play-anyone'
  }
>

/** The table that a request is about; null for one about a record that it brings. */
function tableOf(request: AtTable): TableId | null {
  if (request.ask === 'keep') return null
  if (request.ask === 'review' || request.ask === 'review-at')
    return 'table' in request.source ? request.source.table : null
  return request.table
}
