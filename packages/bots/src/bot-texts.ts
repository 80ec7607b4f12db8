import type { CharacterId } from './faces/looks.ts'

export interface BotWords {
  readonly name: string
  /** How it plays, in one line. */
  readonly says: string
}

export interface CharacterWords {
  readonly name: string
  /** What this character would say of itself. */
  readonly motto: string
}

/** The bots' words in one language. */
export interface BotTexts {
  readonly bots: { readonly [bot: string]: BotWords }
  readonly characters: { readonly [character in CharacterId]: CharacterWords }
}
