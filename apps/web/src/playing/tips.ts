/** What a newcomer is told in the first games: a sentence of at most two short lines, once, when it first matters. */
import type { MessageKey } from '../kit/messages.svelte.ts'
import type { GameView } from './game-page.ts'

export interface Tip {
  readonly says: MessageKey
  /** Whether it matters for the decision that is awaited in this view. */
  when(view: GameView): boolean
}

/** The first of them that matters now and was not told yet. */
export const tipFor = (
  tips: readonly Tip[],
  view: GameView,
  told: { has(says: MessageKey): boolean },
): MessageKey | null => tips.find(({ says, when }) => !told.has(says) && when(view))?.says ?? null
