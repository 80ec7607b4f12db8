/**
 * One update may tell several moves: a score, and the next player's throw. A game that has more to show than the newest
 * position shows scenes on the way there, one after another.
 */
import type { Seat } from '@bastide/kernel'
import type { Told } from '@bastide/wire'
import type { MessageKey } from '../kit/messages.svelte.ts'
import type { GameView } from './game-page.ts'

export interface Scene {
  /** What is shown: a position that was passed, or what the game makes of it. */
  readonly view: GameView
  /** What is announced, heard and flown as points when it appears. */
  readonly told: readonly Told[]
  /** How many of the update's moves the story has told by then. */
  readonly moves: number
  /** For how many milliseconds it stays; null until the player goes on. A player may always go on earlier. */
  readonly stays: number | null
  /** On the button that goes on. */
  readonly goOn: MessageKey
}

/** A scene that is over before anybody could find a button. */
export const BRIEF_MS = 1000
/** As short as may be. */
export const hastened = (scene: Scene): Scene =>
  scene.stays === null ? scene : { ...scene, stays: Math.min(scene.stays, BRIEF_MS - 1) }
export const isBrief = ({ stays }: Scene): boolean => stays !== null && stays < BRIEF_MS
/** Stays until the player goes on, if there is anything to read. */
export const unhurried = (scene: Scene): Scene => (isBrief(scene) ? scene : { ...scene, stays: null })

/**
 * Scenes at another pace: their times are multiplied by `share`. At 0 only those stay that wait for the player; what
 * the others would have told is told with the next one, or with the position that they lead to.
 */
export function paced(scenes: readonly Scene[], share: number): readonly Scene[] {
  if (share > 0) return scenes.map((scene) => (scene.stays === null ? scene : { ...scene, stays: scene.stays * share }))
  const kept: Scene[] = []
  let untold: readonly Told[] = []
  for (const scene of scenes) {
    const told = [...untold, ...scene.told]
    if (scene.stays === null) kept.push({ ...scene, told })
    untold = scene.stays === null ? [] : told
  }
  return kept
}

/** The moves of an update, and the positions that they led through. */
export interface Passage {
  readonly told: readonly Told[]
  /** Before the first of these moves, and after each of them. */
  readonly views: readonly GameView[]
  /** Whether a person at this screen plays that seat. */
  isHere(seat: Seat): boolean
}

/** Shows scenes one after another. */
export class Scenery {
  readonly #show: (scene: Scene) => void
  #end: ((isOver: boolean) => void) | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(show: (scene: Scene) => void) {
    this.#show = show
  }

  /** Shows them all, and says whether it came to the end of them. */
  async play(scenes: readonly Scene[]): Promise<boolean> {
    for (const scene of scenes) {
      this.#show(scene)
      if (!(await this.#seen(scene))) return false
    }
    return true
  }

  /** Goes on to the next scene. */
  goOn(): void {
    this.#finish(true)
  }

  /** Shows none of the rest. */
  drop(): void {
    this.#finish(false)
  }

  #seen({ stays }: Scene): Promise<boolean> {
    return new Promise((resolve) => {
      this.#end = resolve
      if (stays !== null) this.#timer = setTimeout(() => this.#finish(true), stays)
    })
  }

  #finish(isOver: boolean): void {
    clearTimeout(this.#timer)
    const end = this.#end
    this.#end = null
    end?.(isOver)
  }
}
