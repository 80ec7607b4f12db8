import type { GameText, SetupForm } from '@bastide/kernel'
import type { Draft } from './opening-draft.ts'

/** The props that every part of the form takes. */
export interface Drafting {
  readonly draft: Draft
  readonly form: SetupForm
  readonly texts: GameText
  readonly change: (draft: Draft) => void
}
