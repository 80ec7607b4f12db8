/**
 * A table on the page: the update that is shown, and what the user has chosen but not yet confirmed. Newer updates wait
 * until what is shown has been seen, and while scenes lead to them.
 */
import type { Json, Refusal, Seat } from '@bastide/kernel'
import type { Command, TableView } from '@bastide/table'
import { type Notice, refusal, type TableUpdate, type Told } from '@bastide/wire'
import { tick } from 'svelte'
import { host, isOnline, newKey, patiently, Refused } from '../kit/host.svelte.ts'
import { PACES, type Pace } from '../kit/pace.ts'
import { settings } from '../kit/settings.svelte.ts'
import { AskedAdvice } from './asked-advice.svelte.ts'
import {
  type Cell,
  type Chosen,
  cellAsShown,
  chooseCell,
  isOnlyPass,
  isSameChoice,
  moveOf,
  passOf,
  turnChosen,
} from './choosing.ts'
import type { Coach } from './coaching.ts'
import type { GamePage, GameView } from './game-page.ts'
import { Pacing } from './pacing.ts'
import { hastened, paced, type Scene, Scenery, unhurried } from './scenes.ts'
import {
  type Coming,
  isByOthers,
  isContinued,
  newlyTold,
  showingTime,
  staysInPlace,
  storyUpTo,
  type TakenBack,
  takenBackBy,
} from './updates.ts'

/** What has just happened: moves of the story from `from` on, or nothing new if that is 0. */
interface News {
  readonly from: number
  readonly told: readonly Told[]
  /** Somebody else has moved, and now all of it is shown. */
  readonly isTurnPassed: boolean
}

/** For a seat that left a bot plays on, if the table waits for it at all. */
const isPlayedByBot = ({ seats }: TableView, seat: Seat): boolean =>
  seats[seat]?.player.kind === 'bot' || seats[seat]?.resigned === true

/** Not in a pause. While somebody asks for something, only a seat that could still decline: playing on means no. */
const maySeatPlay = ({ asked, paused }: TableView, seat: Seat): boolean =>
  paused === null && (asked === null || asked.by === seat || asked.waitingFor.includes(seat))

export class TableModel {
  readonly table: string
  update = $state.raw<TableUpdate | null>(null)
  /** As in the first update: it never changes, and texts depend on it. */
  setup = $state.raw<Json | null>(null)
  story = $state.raw<readonly Told[]>([])
  /** The bot that thinks about the newest position. */
  #thinking = $state<Seat | null>(null)
  /** By seat, how many milliseconds its bot thinks about a turn; of those that take their time. */
  #takes = $state.raw<{ readonly [seat: Seat]: number }>({})
  chosen = $state.raw<Chosen | null>(null)
  /** The last move that was sent from here, and after how many others. */
  played = $state.raw<{ readonly move: object; readonly after: number } | null>(null)
  /** Why the last command was refused. */
  refusal = $state.raw<Refusal | null>(null)
  /** A command is pending: a second tap waits for the answer. */
  isBusy = $state(false)
  /** What somebody took back last, until the game goes on. */
  takenBack = $state.raw<TakenBack | null>(null)
  news = $state.raw<News>({ from: 0, told: [], isTurnPassed: false })
  /** The scene that is shown instead of the position. */
  scene = $state.raw<Scene | null>(null)
  /** Set once the game's page is loaded. */
  scenesOf: GamePage['scenesOf']
  isPassWeighty: GamePage['isPassWeighty']
  coach: Coach | null = null
  /** What is not shown yet. */
  #coming = $state.raw<readonly Coming[]>([])
  /** The player wants to see the newest position now. */
  #isHurried = false
  /** How many commands were sent. */
  #sent = 0
  /** Nobody sees the page: whoever comes back wants the newest position. */
  isHidden = false
  readonly pacing = new Pacing()
  readonly advice = new AskedAdvice(this)
  readonly #scenery = new Scenery((scene) => this.#enter(scene))

  constructor(table: string) {
    this.table = table
  }

  readonly view = $derived.by((): TableView | null => {
    if (this.update === null || this.scene === null) return this.update?.view ?? null
    // Nothing can be decided in a position that is past.
    return { ...this.update.view, game: this.scene.view as never, awaited: null, asked: null, finished: null }
  })
  readonly game = $derived((this.view?.game ?? null) as GameView | null)
  readonly seat = $derived(this.update?.viewer ?? 0)
  /** Whether a decision is awaited from a person at this screen. */
  readonly isAwaited = $derived.by(() => {
    const view = this.view
    if (view === null || view.finished !== null || typeof view.awaited !== 'number') return false
    if (!maySeatPlay(view, view.awaited) || isPlayedByBot(view, view.awaited)) return false
    return view.seats[view.awaited]?.player.kind === 'human' && view.awaited === this.seat
  })
  /**
   * The person at this screen who must decide, and whose own things are not shown before somebody says to be them; null
   * if there is no such secret.
   */
  readonly curtained = $derived.by((): Seat | null => {
    const { view, update } = this
    if (view === null || update === null || typeof view.awaited !== 'number' || view.finished !== null) return null
    if (isPlayedByBot(view, view.awaited)) return null
    return update.mine.includes(view.awaited) && update.viewer !== view.awaited ? view.awaited : null
  })
  /** Whether more has happened than is shown. */
  readonly isBehind = $derived(this.#coming.length > 0)
  /** Whether a person at this screen is to decide, but is still shown what led to it. */
  readonly isTurnWaiting = $derived.by(() => {
    const newest = this.#coming.at(-1)?.update
    const awaited = newest?.view.awaited
    if (this.coach?.isReading === true) return false
    return this.scene === null && typeof awaited === 'number' && newest?.mine.includes(awaited) === true
  })
  /** The bot that is to move in the position that is shown. */
  readonly thinking = $derived.by((): Seat | null => {
    const { view } = this
    if (!this.isBehind || typeof view?.awaited !== 'number') return this.#thinking
    return isPlayedByBot(view, view.awaited) ? view.awaited : null
  })
  /** For how many milliseconds it usually thinks; 0 if it moves at once. */
  readonly thinksFor = $derived(this.thinking === null ? 0 : (this.#takes[this.thinking] ?? 0))
  /**
   * Whether it can be asked to play now. At a server's table it belongs to nobody, and whoever learns has a coach.
   */
  readonly mayHurry = $derived.by(
    () => this.thinksFor > 0 && !this.isTurnWaiting && this.coach === null && !isOnline(this.table),
  )
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
      if (notice.tell === 'thinking' && notice.table === this.table) this.#hearOfThinking(notice)
      if (notice.tell === 'bot-failed' && notice.table === this.table)
        this.refusal = refusal('bot-failed', 'the bot cannot play')
    }
    const stop = host.listen(hear)
    // A server's table needs no worker.
    const rest = isOnline(this.table) ? () => {} : host.keepAlive()
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
      this.#skipScenes()
      host.ask('leave', { table: this.table }).catch(() => {})
    }
  }

  #hearOfThinking({ seat, ms = 0 }: Notice & { tell: 'thinking' }): void {
    this.#thinking = seat
    if (seat !== null && this.#takes[seat] !== ms) this.#takes = { ...this.#takes, [seat]: ms }
  }

  /** Somebody at this screen says which of its seats they play. */
  lookAs(as: Seat): void {
    this.#ask(
      async () => this.#take(await patiently(() => host.ask('watch', { table: this.table, as }))),
      (refusal) => {
        this.refusal = refusal
      },
    )
  }

  /** Chooses a cell, turned from `wanted` on until it fits; again, it is turned on. */
  chooseCell(at: Cell, what?: string, wanted?: number): void {
    this.chosen = chooseCell(this.choices, this.chosen, at, what, wanted)
  }

  /** Chooses a cell, or plays it at once if the user wants that and sees how it would lie. */
  tapCell(at: Cell, what?: string, shown?: number): void {
    const move = settings.values.confirms === 'never' ? cellAsShown(this.choices, at, what, shown) : null
    if (move === null) this.chooseCell(at, what, shown)
    else this.#playAtOnce(move)
  }

  /** What is dragged was let go of where it is chosen. */
  letGo(): void {
    if (settings.values.confirms === 'never') this.confirm()
  }

  turnChosen(by: 1 | -1 = 1): void {
    this.chosen = turnChosen(this.choices, this.chosen, by)
  }

  /** Chooses something that is no cell, or plays it at once if it was chosen already or is not to be confirmed. */
  tap(choice: Chosen, asks: 'laying' | 'other' = 'other'): void {
    const { confirms } = settings.values
    const isConfirmed = confirms === 'always' || (confirms === 'laying' && asks === 'laying')
    if (isConfirmed && !isSameChoice(choice, this.chosen)) this.chosen = choice
    else this.#playAtOnce(choice)
  }

  choose(chosen: Chosen | null): void {
    this.chosen = chosen
  }

  /** Ends the scene that is shown. */
  goOn(): void {
    this.#scenery.goOn()
  }

  /** Shows the newest position at once, or what the player is asked on the way there. */
  skipAhead(): void {
    if (this.#coming.length === 0) return
    this.#isHurried = true
    this.pacing.skip()
    if (this.scene !== null && this.scene.stays !== null) this.goOn()
  }

  /** Somebody at this screen wants to play. */
  wantTurn(): void {
    if (this.isTurnWaiting) this.skipAhead()
  }

  /** Has the bot that thinks play the best it has found so far, and shows what was played meanwhile. */
  hurry(): void {
    if (!this.mayHurry) return
    this.skipAhead()
    host.hurry(this.table)
  }

  confirm(): void {
    if (this.scene !== null) this.goOn()
    else if (this.isBehind) this.skipAhead()
    else if (this.move !== null) this.#play(this.move)
  }

  #playAtOnce(choice: Chosen): void {
    this.chosen = choice
    this.confirm()
  }

  pass(): void {
    const move = passOf(this.choices)
    if (move !== null) this.#play(move)
  }

  takeBack(): void {
    this.#skipScenes()
    // An unconfirmed choice is undone first, at no cost.
    if (this.chosen !== null) this.chosen = null
    else if (this.update?.takeBack != null) this.#command({ do: 'take-back', by: this.update.takeBack.by })
  }

  answer(by: Seat, agrees: boolean): void {
    this.#command({ do: 'answer', by, agrees })
  }

  /** For the seat that was asked: the newest position may be another viewer's. */
  resign(by: Seat): void {
    this.#skipScenes()
    this.#command({ do: 'resign', by })
  }

  /** Ends a game that has hardly begun, without a result. */
  abort(by: Seat): void {
    this.#skipScenes()
    this.#command({ do: 'abort', by })
  }

  /** Asks that all clocks stand still, for so long at most. */
  pause(by: Seat, ms: number): void {
    this.#skipScenes()
    this.#command({ do: 'pause', by, ms })
  }

  resume(by: Seat): void {
    this.#command({ do: 'resume', by })
  }

  #play(move: object): void {
    if (this.coach !== null && !this.isBusy && !this.isBehind && !this.coach.allows(move)) {
      this.chosen = null
      return
    }
    if (this.update !== null && !this.isBusy) this.played = { move, after: this.update.view.moves }
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
    // What is shown is past as soon as something newer has come.
    if (seen === undefined || this.isBusy || this.#coming.length > 0) return
    this.isBusy = true
    const nth = ++this.#sent
    // The key makes a command that is resent after the worker died run only once.
    const sent = { table: this.table, seen, command, key: newKey() }
    this.#ask(async () => {
      await patiently(() => host.ask('command', sent))
    }, onRefused).finally(() => {
      // An update may come before the answer to its command, and be passed at once: that is still on its way.
      if (nth === this.#sent) this.isBusy = false
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
    // Somebody has moved on, in another window or by a clock: nobody need be asked any more.
    if (this.scene?.stays === null) this.#skipScenes()
    const newest = this.#coming.at(-1)?.update ?? this.update
    // Messages can arrive out of order: ignore updates older than the newest.
    if (newest !== null && update.version < newest.version) return
    if (newest === null || !isContinued(newest, update)) {
      this.#dropScenes()
      this.#show(update, update.from)
      return
    }
    this.#coming = [...this.#coming, { update, known: newest.view.moves }]
    if (this.#coming.length === 1) this.#showComing()
    else if (showingTime(update) === 0) this.skipAhead()
  }

  get #pace(): Pace {
    return PACES[this.#isHurried || this.isHidden ? 'at-once' : settings.values.speed]
  }

  /** Shows what has come, each update after what was shown before has been seen, and after its scenes. */
  async #showComing(): Promise<void> {
    for (let [next] = this.#coming; next !== undefined; [next] = this.#coming) {
      const isNext = (): boolean => this.#coming[0] === next
      await this.#untilSeenBefore(next)
      const scenes = isNext() ? await this.#scenesTo(next) : []
      if (!isNext() || !(await this.#scenery.play(scenes)) || !isNext()) return
      this.#coming = this.#coming.slice(1)
      this.#show(next.update, next.known + (scenes.at(-1)?.moves ?? 0))
    }
    this.#isHurried = false
  }

  /** A move of somebody else waits until what is shown has been seen. One's own moves never wait. */
  async #untilSeenBefore(next: Coming): Promise<void> {
    // The page hears of what was shown last, and lets its points fly.
    await tick()
    if (isByOthers(next.update, newlyTold(next))) await this.coach?.read(next.known)
    const waits = this.#pace.look > 0 && isByOthers(next.update, newlyTold(next))
    if (waits && this.#coming[0] === next) await this.pacing.seen(showingTime(next.update))
  }

  /** What leads to an update; nothing if the host cannot say what was passed: the newest position is more important. */
  async #scenesTo(coming: Coming): Promise<readonly Scene[]> {
    if (this.scenesOf === undefined) return []
    const { update, known } = coming
    const { moves, seats, clock } = update.view
    try {
      const views = await host.ask('passed', { table: this.table, from: known, to: moves })
      const told = newlyTold(coming)
      const isHere = (seat: Seat): boolean => update.mine.includes(seat) && seats[seat]?.resigned === false
      const scenes = this.scenesOf({ told, views: views as unknown as readonly GameView[], isHere })
      // Somebody's time runs meanwhile.
      // Whoever learns reads it first.
      if (this.coach !== null) return paced(scenes.map(unhurried), this.#pace.scenes)
      return paced(clock.running === null ? scenes : scenes.map(hastened), this.#pace.scenes)
    } catch (thrown) {
      // Without scenes the game goes on; without the position it would not.
      if (!(thrown instanceof Refused)) reportError(thrown)
      return []
    }
  }

  #enter(scene: Scene): void {
    const [next] = this.#coming
    if (next === undefined) return
    this.chosen = null
    this.takenBack = null
    this.scene = scene
    // The position before it may be another viewer's: whoever looks now must not find it in memory.
    this.update = next.update
    this.setup ??= next.update.setup
    this.story = storyUpTo(this.story, next.update, next.known + scene.moves)
    this.news = { from: next.known, told: scene.told, isTurnPassed: false }
  }

  #dropScenes(): void {
    this.#coming = []
    this.#isHurried = false
    this.pacing.skip()
    this.#scenery.drop()
  }

  /** Shows the newest position at once, without its news. */
  #skipScenes(): void {
    const newest = this.#coming.at(-1)?.update
    for (const { update } of this.#coming) this.story = storyUpTo(this.story, update, update.view.moves)
    this.#dropScenes()
    if (newest !== undefined) this.#show(newest, newest.view.moves)
  }

  /** Shows an update; what came before move `from` was told already. */
  #show(update: TableUpdate, from: number): void {
    // The same update again, as from a restarted worker, keeps the choice.
    const isNew = this.update === null || update.version > this.update.version
    const isSamePosition = this.update !== null && staysInPlace(this.update, update)
    if (isNew && !isSamePosition)
      this.takenBack = this.update === null ? null : takenBackBy(this.update, this.story, update)
    const isTurnPassed = update.told.some(({ by }) => by !== 'chance' && by !== update.viewer)
    this.story = storyUpTo(this.story, update, update.view.moves)
    const told = update.told.slice(from - update.from)
    this.news = { from, told, isTurnPassed }
    this.scene = null
    if (isByOthers(update, told)) this.pacing.shown(told, PACES[settings.values.speed].look)
    this.update = update
    this.advice.moveOn(update.view.moves)
    this.setup ??= update.setup
    // Somebody asks or answers, comes or goes: what is chosen stays chosen.
    if (isNew && !isSamePosition) this.chosen = null
    // To pass would also be to say no.
    const isFree = update.view.asked === null && settings.values.passes && this.isPassWeighty !== true
    const isPassed = isFree && isOnlyPass(this.choices)
    const pass = isPassed ? passOf(this.choices) : null
    if (pass !== null) {
      this.isBusy = false
      // Every tab that shows this table passes: all but the first are refused, which nobody needs to see.
      this.#send({ do: 'play', by: this.seat, move: pass as never }, () => {})
    }
  }
}
