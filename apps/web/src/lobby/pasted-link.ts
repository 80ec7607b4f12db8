/** A link to a game in a text that came by mail or chat. */
import { type Place, readPlace } from '../kit/routing.svelte.ts'

/** Programs change or leave out what is before it. */
const GAME = /#\/?replay\/[^\s<>"']+/g
/** A line of nothing else than what a link may have: the link was broken because it was long. */
const BROKEN = /\r?\n(?:>\s?)*(?=[\w\-/%]+\s*(?:\r?\n|$))/g

export function placeInLink(text: string): Place | null {
  // A game file or a game as text, whatever its players are called.
  if (/^\s*[{[]/.test(text)) return null
  for (const [hash] of text.replace(BROKEN, '').matchAll(GAME)) {
    const place = readPlace(hash)
    if ((place.rest[1] ?? '') !== '') return place
  }
  return null
}
