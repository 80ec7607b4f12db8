/**
 * Guests: people whom a server knows by a secret in a cookie of their device, and by the name that they gave. Only the
 * hash of the secret is kept, so a copy of the store lets nobody in.
 */
import type { Identity } from '@bastide/host'
import { Refused } from '@bastide/host'
import { refusal, sha256 } from '@bastide/kernel'
import type { Me } from '@bastide/wire'
import type { World } from '../contract.ts'
import type { Guest, OnlineStore } from '../store.ts'
import { CODE_LASTS_MS, codeFrom, codeHash } from './device-code.ts'

/** What the games of others say in the place of somebody who was forgotten. */
export const FORMER_PLAYER = 'a former player'

const HOUR = 60 * 60 * 1_000
const ID_DIGITS = 16

export const meOf = ({ id, name }: Guest): Me => ({ guest: id, name })
const deviceHash = (device: string): string => sha256(`bastide device ${device}`)

export class Guests {
  readonly #store: OnlineStore
  readonly #world: World

  constructor(store: OnlineStore, world: World) {
    this.#store = store
    this.#world = world
  }

  /** Whose device it is; null if it is nobody's. */
  async of(device: string | null): Promise<Guest | null> {
    if (device === null) return null
    const guest = await this.#store.guestOfDevice(deviceHash(device))
    if (guest === undefined) return null
    const hour = this.#hour()
    if (hour > guest.seen) await this.#store.changeGuest(guest.id, { seen: hour })
    return guest
  }

  /** A new guest, and the secret of their device. */
  async make(name: string): Promise<{ readonly guest: Guest; readonly device: string }> {
    const device = this.#world.randomBits()
    const id: Identity = `g${this.#world.randomBits().slice(0, ID_DIGITS)}`
    const guest = { id, name, made: this.#world.now(), seen: this.#hour(), isBlocked: false }
    await this.#store.addGuest(guest, deviceHash(device))
    return { guest, device }
  }

  async rename(guest: Guest, name: string): Promise<Me> {
    await this.#store.changeGuest(guest.id, { name })
    return { guest: guest.id, name }
  }

  async codeFor(guest: Guest): Promise<{ readonly code: string; readonly until: number }> {
    const code = codeFrom(this.#world.randomBits())
    const until = this.#world.now() + CODE_LASTS_MS
    await this.#store.keepCode(codeHash(code) as string, guest.id, until)
    return { code, until }
  }

  /** This device becomes the guest of the code, with a new secret. */
  async useCode(typed: string, before: string | null): Promise<{ readonly guest: Guest; readonly device: string }> {
    const hash = codeHash(typed)
    const id = hash === null ? undefined : await this.#store.takeCode(hash, this.#world.now())
    const guest = id === undefined ? undefined : await this.#store.guest(id)
    // A code of somebody who is blocked must not tell more than a wrong one.
    if (guest === undefined || guest.isBlocked) throw new Refused(WRONG_CODE)
    const device = this.#world.randomBits()
    await this.#store.addDevice(guest.id, deviceHash(device))
    if (before !== null) await this.#store.dropDevice(deviceHash(before))
    return { guest, device }
  }

  #hour(): number {
    return Math.floor(this.#world.now() / HOUR) * HOUR
  }
}

const WRONG_CODE = refusal('wrong-code', 'this code is wrong, was used, or has run out', { where: 'code' })
