/** How many games wait, where it can be seen from another tab: in the title, on the icon, and on an installed app. */
import { online } from './online.svelte.ts'

/** The title of a page, with the number of games that wait. */
export const titled = (words: string): string => (online.due > 0 ? `(${online.due}) ${words}` : words)

export function markWaiting(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon !== null) icon.href = count > 0 ? './mark-waiting.svg' : './mark.svg'
  // Only installed apps have a badge, and not every browser asks which.
  if (count > 0) navigator.setAppBadge?.(count).catch(() => {})
  else navigator.clearAppBadge?.().catch(() => {})
}
