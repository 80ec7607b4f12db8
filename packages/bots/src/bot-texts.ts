export interface BotWords {
  readonly name: string
  /** How it plays, in one line. */
  readonly says: string
}

/** The bots' words in one language. */
export type BotTexts = { readonly [bot: string]: BotWords }
