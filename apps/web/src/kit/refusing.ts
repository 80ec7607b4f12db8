/** Refusals in the user's language: by code if the page has a message for it, with the rule that they name. */
import type { Refusal } from '@bastide/kernel'
import { isMessageKey, say } from './messages.svelte.ts'

export function refusalWords(
  { code, clause, where }: Refusal,
  texts?: { readonly clauses: { readonly [clause: string]: string } },
): string {
  const key = `refused.${code}`
  const rule = clause === undefined ? undefined : texts?.clauses[clause]
  const what = isMessageKey(key) ? say(key, { where: where ?? '' }) : say('refused', { code, where: where ?? '' })
  return rule === undefined ? what : say('refused.by', { what, rule, clause: clause ?? '' })
}
