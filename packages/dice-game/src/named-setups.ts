/** The named setups. */
import type { NamedSetup as NamedSetupOf } from '@bastide/kernel'

export type NamedSetup = NamedSetupOf<{
  readonly options?: { readonly [key: string]: string | number }
  readonly faces?: readonly string[]
}>

export const NAMED_SETUPS: readonly NamedSetup[] = [
  { name: 'to 42', setup: {} },
  { name: 'to 21', setup: { options: { target: 21 } } },
  { name: 'must build', setup: { options: { forced: 'yes' } } },
]
