/**
 * A follower in each of the roles of the base game, standing on (12, 22). Each has an outline of its own, to be told
 * apart when it is tiny and grey: legs apart with a raised sword, striding under a sack, a bell, lying flat.
 */
import type { Silhouette } from './module.ts'
import { INK, STONE, WHITE } from './palette.ts'
import { carried, held } from './staff.ts'

const STRAW = '#E2C878'
const SKIN = '#E9C9A0'

/** In helmet and mail, legs apart, his shield before him and the sword raised. */
const knight: Silhouette = {
  behind: held('M20.3 13V2.2m-2.1 7.4h4.2', STONE.lit, 1.9),
  body: 'M7.2 8.8V4.9c0-2 1.3-3.3 3.3-3.3s3.3 1.3 3.3 3.3v3.9l2.7.5c1.5.3 2.3 1.3 2.3 2.8v3.4h-2.7l.6 6.5h-4.5l-1.7-2.6-1.7 2.6H4.3l.6-6.5H2.2v-3.4c0-1.5.8-2.5 2.3-2.8z',
  chest: [10.5, 13.6, 3.7],
  over: `<path d="M5.4 9.5h10.2v4.3c0 3-2.2 4.9-5.1 6.1-2.9-1.2-5.1-3.1-5.1-6.1z" fill="none" stroke="${INK}" stroke-width=".9" stroke-linejoin="round"/><path d="M7.4 5.3h6.2M10.5 5.3v3.5" stroke="${INK}" stroke-width="1.3"/>`,
}

/** Hooded and bent, striding off with a sack over the shoulder. */
const thief: Silhouette = {
  behind: carried('M13.4 9.8c-2.4-3.3-1.3-7.8 2.6-8.3 4.2-.5 7.1 3.1 6.2 6.9-.8 3.4-4.4 4.7-8.8 1.4z', '#A98253'),
  body: 'M9.2 2.6c2.7.6 4.3 2.5 4.3 4.9 0 1-.3 1.9-.9 2.6 2.7 1.4 4.4 3.8 4.9 6.8l2.9 3.3c.7.8.2 1.8-.8 1.8h-3.4l-3.6-3.3H9.7L7.6 22H3.7c-1 0-1.5-.9-1-1.8l2.5-4.1c0-2.2.4-4.2 1.1-6-1.5-.9-2.2-2.3-1.9-4 .4-2 2.2-3.3 4.8-3.5z',
  chest: [11, 14.3, 3.3],
  over: `<path d="M5.2 7c0-1.4 1-2.3 2.3-2.3s2.2.9 2.2 2.3c0 1.2-.9 2-2.2 2S5.2 8.2 5.2 7z" fill="${INK}"/><path d="M6.5 6.9h.1m1.7 0h.1" stroke="${WHITE}" stroke-width=".9" stroke-linecap="round"/>`,
}

/** In a wide frock with a cord, tonsured, hands in his sleeves. */
const monk: Silhouette = {
  body: 'M12 8c3.2 0 5.1 1.4 5.9 4.2l2.7 7.5c.4 1.4-.4 2.3-1.8 2.3H5.2c-1.4 0-2.2-.9-1.8-2.3l2.7-7.5C6.9 9.4 8.8 8 12 8zM8.1 5.6a3.9 3.9 0 1 1 7.8 0a3.9 3.9 0 1 1-7.8 0z',
  chest: [12, 17.1, 3.7],
  over: `<ellipse cx="12" cy="6.5" rx="2.3" ry="2.1" fill="${SKIN}" stroke="${INK}" stroke-width=".6"/><path d="M9.7 3.3a3.2 1.6 0 0 1 4.6 0a3.2 1.6 0 0 1-4.6 0z" fill="${SKIN}" stroke="${INK}" stroke-width=".5"/><path d="M6.6 12.3q5.4 1.9 10.8 0" fill="none" stroke="${WHITE}" stroke-width="1.2"/>`,
}

/** Lying in the grass with a knee drawn up, the straw hat over the face. */
const farmer: Silhouette = {
  body: 'M5 16.2c2.6-1.8 5.7-2.3 8.8-1.6l1.3-1.3c1.9-1.8 4.6-1 5.3 1.4l2.2 4.7c.7 1.5-.2 2.6-1.9 2.6H5.2c-1.9 0-3-1.2-2.9-2.9.1-1.3 1.1-2.1 2.7-2.9z',
  chest: [12.4, 18.2, 3.3],
  over: `<path d="M2.6 14.5c0-3 1.4-4.9 3.3-4.9s3.5 1.8 3.6 4.5z" fill="${STRAW}" stroke="${INK}" stroke-width=".9" stroke-linejoin="round"/><path d="M.8 15.7c1.4-1.4 7.6-2.5 10.4-1.6c.7.3.5 1.1-.2 1.4c-2.6 1.2-7.4 2-9.6 1.5c-.9-.2-1.2-.7-.6-1.3z" fill="${STRAW}" stroke="${INK}" stroke-width=".9" stroke-linejoin="round"/><path d="M3.1 13.6q3-1.3 6-.7" stroke="#B9553D" stroke-width="1" fill="none"/><path d="M15.9 22l2-4.8" stroke="${INK}" stroke-width=".8" fill="none" stroke-linecap="round"/>`,
}

export const followers: { readonly [role: string]: Silhouette } = { knight, thief, monk, farmer }
