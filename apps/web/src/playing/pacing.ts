/**
 * Lets everybody see what is shown before more of it comes. The host plays on meanwhile: nothing here holds up a game,
 * and a player can always skip ahead.
 */
import type { Told } from '@bastide/wire'

/** Whatever becomes of what is in the air, the game is shown on after this time. */
const MOST_MS = 6_000

/** A pass or a draw shows nothing that one must look at. */
const isSeen = ({ by, happenings }: Told): boolean =>
  by !== 'chance' && happenings.some(({ kind }) => kind !== 'passed')

export class Pacing {
  /** Resolves once all points and pieces have arrived. */
  landed: () => Promise<void> = () => Promise.resolve()
  #lookedAt = 0
  #skip: (() => void) | null = null

  /** Something is shown from now on, to be looked at for so long. */
  shown(told: readonly Told[], look: number): void {
    if (told.some(isSeen)) this.#lookedAt = performance.now() + look
  }

  /** Resolves once what is shown has been seen, or after `most` milliseconds. */
  async seen(most = MOST_MS): Promise<void> {
    if (most <= 0) return
    const timers: ReturnType<typeof setTimeout>[] = []
    const after = (ms: number): Promise<void> =>
      new Promise((resolve) => timers.push(setTimeout(resolve, Math.max(0, ms))))
    const skipped = new Promise<void>((resolve) => {
      this.#skip = resolve
    })
    const left = this.#lookedAt - performance.now()
    const looked = left > 0 ? after(left) : Promise.resolve()
    await Promise.race([looked.then(() => this.landed()), after(Math.min(most, MOST_MS)), skipped])
    this.#skip = null
    for (const timer of timers) clearTimeout(timer)
  }

  /** Nobody wants to look any longer. */
  skip(): void {
    this.#skip?.()
  }
}
