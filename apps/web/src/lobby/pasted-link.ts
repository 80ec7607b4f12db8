/** A link to a game in a text that came by mail or chat. */
import { type Place, readPlace } from '../kit/routing.svelte.ts'

/** Some programs leave out how it begins. */
const LINK = /[^\s<>"']*#\/?replay\/[^\s<>"']+/g
/** A line of nothing else than what a link may have: the link was broken because it was long. */
const BROKEN = /\r?\n(?:>\s?)*(?=[\w\-/%]+\s*(?:\r?\n|$))/g

export function placeInLink(text: string): Place | null {
  for (const [link] of text.trim().replace(BROKEN, '').matchAll(LINK)) {
    const place = readPlace(link.slice(link.indexOf('#')))
    if (place.page === 'replay' && (place.rest[1] ?? '') !== '') return place
  }
  return null
}
