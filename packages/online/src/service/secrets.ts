import { sha256 } from '@bastide/kernel'

/**
 * Whether two secrets are the same, in a time that does not tell where they differ. Their hashes are compared, so that
 * not even a length shows.
 */
export function isSameSecret(one: string, other: string): boolean {
  const [first, second] = [sha256(one), sha256(other)]
  let difference = 0
  for (let i = 0; i < first.length; i++) difference |= first.charCodeAt(i) ^ second.charCodeAt(i)
  return difference === 0
}
