/** The games that have pages. Others of the catalog can be played elsewhere, and are not offered here. */
export const DRAWN: readonly string[] = ['tile']
