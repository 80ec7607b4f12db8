/** Why a store cannot be opened, copied or filled, in a sentence for whoever runs the server. */
export type WhyRefused =
  | 'in-use'
  | 'newer'
  | 'older'
  | 'no-data'
  | 'not-empty'
  | 'damaged'
  | 'exists'
  | 'lost'
  | 'failed'

interface Why extends ErrorOptions {
  readonly code: WhyRefused
}

export class StoreRefused extends Error {
  readonly code: WhyRefused

  constructor(sentence: string, why: Why) {
    super(sentence, why)
    this.name = 'StoreRefused'
    this.code = why.code
  }
}

export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))
