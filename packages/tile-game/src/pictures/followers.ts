/** A follower in each of the roles of the base game, standing on (12, 22). */
import type { Silhouette } from './module.ts'
import { INK, STONE, WHITE } from './palette.ts'
import { held } from './staff.ts'

const STRAW = '#E2C878'

/** In helmet and coat, the sword raised. */
const knight: Silhouette = {
  behind: held('M19.6 13.2V3m-1.9 8.2h3.8', STONE.lit),
  body: 'M12 8c3 0 5 1.4 5.5 4.2l1 7.2c.2 1.6-.5 2.6-1.9 2.6H7.4c-1.4 0-2.1-1-1.9-2.6l1-7.2C7 9.4 9 8 12 8zM8.5 8.6V5.2c0-2.2 1.5-3.7 3.5-3.7s3.5 1.5 3.5 3.7v3.4z',
  chest: [12, 15.6, 4.3],
  over: `<path d="M8.7 5.2h6.6M12 5.2v3.2" stroke="${INK}" stroke-width="1.1" fill="none"/><path d="M9.8 3.6c.3-.7.8-1 1.4-1.1" stroke="${WHITE}" stroke-width=".7" fill="none" stroke-linecap="round"/>`,
}

/** In a hood and a long cloak, with a staff. */
const thief: Silhouette = {
  behind: held('M19.5 4.2l-.9 17.2', '#8A6238'),
  body: 'M11.2 7.4c-3.3 1.6-5.2 5-5.8 9.2l-.6 3.8c-.2 1 .5 1.6 1.5 1.6h11.2c1.2 0 1.8-.8 1.6-2l-1-5.2c-.7-3.4-2-5.8-4.2-7.4zM13.4 1c1.9 1.2 3.2 3 2.9 5.4-.2 1.9-1.7 3-3.7 3H11c-2 0-3.4-1.2-3.4-3.2 0-3 2.2-4.8 5.8-5.2z',
  chest: [12, 16, 4.1],
  over: `<path d="M10 6.4c0-1.5 1.1-2.3 2.4-2.3s2.3.9 2.2 2.3c-.1 1.2-1 1.8-2.3 1.8S10 7.6 10 6.4z" fill="${INK}"/><path d="M11.3 6.3h.1m1.7 0h.1" stroke="${WHITE}" stroke-width=".8" stroke-linecap="round"/>`,
}

/** In a wide frock with a cord, tonsured. */
const monk: Silhouette = {
  body: 'M12 7.6c2.8 0 4.6 1.3 5.2 3.9l2 8.3c.3 1.4-.4 2.2-1.8 2.2H6.6c-1.4 0-2.1-.8-1.8-2.2l2-8.3c.6-2.6 2.4-3.9 5.2-3.9zM8 5.3a4 4 0 1 1 8 0a4 4 0 1 1-8 0z',
  chest: [12, 17, 3.9],
  over: `<ellipse cx="12" cy="6.4" rx="2.3" ry="2.2" fill="#E9C9A0" stroke="${INK}" stroke-width=".6"/><path d="M9.9 3.2a3 1.5 0 0 1 4.2 0a3 1.5 0 0 1-4.2 0z" fill="#E9C9A0" stroke="${INK}" stroke-width=".5"/><path d="M7 12.4q5 1.5 10 0" fill="none" stroke="${WHITE}" stroke-width="1.2"/>`,
}

/** Lying in the grass, the straw hat over the face. */
const farmer: Silhouette = {
  body: 'M8 13.4c3-1 7.2-.6 9.4 1l3.9 3.5c1.3 1.2.9 4.1-1 4.1H6.6c-2.1 0-3.2-1.2-3.2-3.3 0-2.7 1.8-4.5 4.6-5.3z',
  chest: [12.8, 17.8, 3.5],
  over: `<path d="M2.8 13c0-3 1.5-4.9 3.4-4.9S9.7 9.9 9.8 12.6z" fill="${STRAW}" stroke="${INK}" stroke-width=".9" stroke-linejoin="round"/><path d="M.9 14.2c1.4-1.4 7.8-2.5 10.6-1.6c.7.3.5 1.1-.2 1.4c-2.6 1.2-7.6 2-9.8 1.5c-.9-.2-1.2-.7-.6-1.3z" fill="${STRAW}" stroke="${INK}" stroke-width=".9" stroke-linejoin="round"/><path d="M3.3 12.1q3-1.3 6.2-.7" stroke="#B9553D" stroke-width="1" fill="none"/>`,
}

export const followers: { readonly [role: string]: Silhouette } = { knight, thief, monk, farmer }
