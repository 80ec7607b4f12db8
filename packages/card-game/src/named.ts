/** The named setups, the simplest first. */
import type { NamedSetup } from '@bastide/kernel'

export const NAMED_SETUPS: readonly NamedSetup[] = [
  { name: 'Cards', setup: {} },
  { name: 'Cards with plain jokers', setup: { options: { 'face-down-jokers': 'ordinary', 'nine-animals': 20 } } },
]
