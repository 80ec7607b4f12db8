/** A table on the page: the last update, and what the user has chosen but not yet confirmed. */
import type { Json, Refusal, Seat } from '@bastide/kernel'
import type { Command } from '@bastide/table'
import { type Notice, refusal, type TableUpdate, type Told } from '@bastide/wire'
import { host, newKey, patiently, Refused } from '../kit/host.svelte.ts'
import { settings } from '../kit/settings.svelte.ts'
import { type Cell, type Chosen, isOnlyPass, moveOf, passOf, tapCell } from './choosing.ts'
import type { GameView } from './game-page.ts'

export class TableModel {
  readonly table: string
  update = $state.raw<TableUpdate | null>(null)
  /** As in the first update: it never changes, and texts depend on it. */
  setup = $state.raw<Json | null>(null)
  story = $state.raw<readonly Told[]>([])
  thinking = $state<Seat | null>(null)
  chosen = $state.raw<Chosen | null>(null)
  /** Why the last command was refused. */
  refusal = $state.raw<Refusal | null>(null)
  /** A command is pending: a second tap waits for the answer. */
  isBusy = $state(false)
  /** The moves that arrived with the last update. */
  news = $state.raw<{ readonly from: number; readonly told: readonly Told[] }>({ from: 0, told: [] })

  constructor(table: string) {
    this.table = table
  }

  readonly view = $derived(this.update?.view ?? null)
  readonly game = $derived((this.update?.view.game ?? null) as GameView | null)
  readonly seat = $derived(this.update?.viewer ?? 0)
  /** Whether a decision is awaited from a person at this screen. */
  readonly isAwaited = $derived.by(() => {
    const view = this.view
    if (view === null || view.finished !== null || view.asked !== null || typeof view.awaited !== 'number') return false
    return view.seats[view.awaited]?.player.kind === 'human' && view.awaited === this.seat
  })
  readonly choices = $derived(this.isAwaited ? (this.game?.choices ?? []) : [])
  readonly move = $derived(moveOf(this.choices, this.chosen))

  /** Whether a take-back would also undo moves of others. */
  readonly reachesFarBack = $derived.by(() => {
    const takeBack = this.update?.takeBack
    if (this.chosen !== null || takeBack?.how !== 'free') return false
    return this.story.filter(({ by }) => by !== 'chance').at(-1)?.by !== takeBack.by
  })

  /** Watches the table until the returned function is called. */
  watch(): () => void {
    const hear = (notice: Notice): void => {
      if (notice.tell === 'update' && notice.update.table === this.table) this.#take(notice.update)
      if (notice.tell === 'thinking' && notice.table === this.table) this.thinking = notice.seat
      if (notice.tell === 'bot-failed' && notice.table === this.table)
        this.refusal = refusal('bot-failed', 'the bot cannot play')
    }
    const stop = host.listen(hear)
    const rest = host.keepAlive()
    this.#ask(
      async () => this.#take(await host.ask('watch', { table: this.table })),
      (refusal) => {
        // A table that was only in the memory of a dead worker is lost.
        const isLost = host.notSaved !== null && this.update !== null
        this.refusal = isLost ? { ok: false, code: 'worker-died-unsaved', reason: refusal.reason } : refusal
      },
    )
    return () => {
      stop()
      rest()
      host.ask('leave', { table: this.table }).catch(() => {})
    }
  }

  tapCell(at: Cell): void {
    this.chosen = tapCell(this.choices, this.chosen, at)
  }

  /** Choosing the same spot again confirms it. */
  tapSpot(index: number): void {
    if (this.chosen?.kind === 'spot' && this.chosen.index === index) this.confirm()
    else this.chosen = { kind: 'spot', index }
  }

  choose(chosen: Chosen | null): void {
    this.chosen = chosen
  }

  confirm(): void {
    if (this.move !== null) this.#play(this.move)
  }

  pass(): void {
    const move = passOf(this.choices)
    if (move !== null) this.#play(move)
  }

  takeBack(): void {
    // An unconfirmed choice is undone first, at no cost.
    if (this.chosen !== null) this.chosen = null
    else if (this.update?.takeBack != null) this.#command({ do: 'take-back', by: this.update.takeBack.by })
  }

  answer(by: Seat, agrees: boolean): void {
    this.#command({ do: 'answer', by, agrees })
  }

  resign(): void {
    this.#command({ do: 'resign', by: this.seat })
  }

  #play(move: object): void {
    this.#command({ do: 'play', by: this.seat, move: move as never })
  }

  #command(command: Command): void {
    this.refusal = null
    this.#send(command, (refusal) => {
      this.refusal = refusal
    })
  }

  #send(command: Command, onRefused: (refusal: Refusal) => void): void {
    const seen = this.update?.version
    if (seen === undefined || this.isBusy) return
    this.isBusy = true
    // The key makes a command that is resent after the worker died run only once.
    const sent = { table: this.table, seen, command, key: newKey() }
    this.#ask(async () => {
      await patiently(() => host.ask('command', sent))
    }, onRefused).finally(() => {
      this.isBusy = false
    })
  }

  async #ask(asking: () => Promise<void>, onRefused: (refusal: Refusal) => void): Promise<void> {
    try {
      await asking()
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown
      onRefused(thrown.refusal)
    }
  }

  #take(update: TableUpdate): void {
    // Messages can arrive out of order: ignore updates older than the one shown.
    if (this.update !== null && update.version < this.update.version) return
    // The same update again, as from a restarted worker, keeps the choice.
    const isNew = this.update === null || update.version > this.update.version
    this.story = [...this.story.slice(0, update.from), ...update.told]
    this.news = { from: update.from, told: update.told }
    this.update = update
    this.setup ??= update.setup
    if (isNew) this.chosen = null
    const pass = settings.values.passes && isOnlyPass(this.choices) ? passOf(this.choices) : null
    if (pass !== null) {
      this.isBusy = false
      // Every tab that shows this table passes: all but the first are refused, which nobody needs to see.
      this.#send({ do: 'play', by: this.seat, move: pass as never }, () => {})
    }
  }
}
