/** The face of a character, as far as the chest, in the colour of its seat. */
import { BROWS, EYES, HEADS, MOUTHS, NOSES } from './features.ts'
import { type CharacterId, LOOKS, type Look } from './looks.ts'
import { type FacePart, shape, stroke } from './part.ts'

/** The side of the square that a face is drawn in. */
export const FACE_BOX = 40

const SHOULDERS = 'M3.6 41c.6-6 3.4-9.4 9-10.8l4.4-1.4h6l4.4 1.4c5.6 1.4 8.4 4.8 9 10.8z'
const COLLAR = 'M14.6 29.8q5.4 6.4 10.8 0'
const EARS = 'M11.6 18.4c-2.4-.8-3.2 3.8.4 4.2zM28.4 18.4c2.4-.8 3.2 3.8-.4 4.2z'
const NECK = 'M16.6 27v4.2q3.4 2.6 6.8 0V27z'

/** Its parts, from the back to the front. */
export function faceParts(character: CharacterId): readonly FacePart[] {
  const { head, skin, hair, hat, expression, beard, adornment }: Look = LOOKS[character]
  const [eyes, brows, nose, mouth] = expression
  const cheeks = shape(
    'M13.4 23.2a1.9 1.5 0 1 0 3.8 0a1.9 1.5 0 1 0-3.8 0zM22.8 23.2a1.9 1.5 0 1 0 3.8 0a1.9 1.5 0 1 0-3.8 0z',
    'rgb(192 80 60 / .22)',
    0,
  )
  return [
    shape(SHOULDERS, null, 1.2),
    ...(adornment ?? [stroke(COLLAR, 0.8)]),
    ...(hat.behind ?? []),
    ...(hair.behind ?? []),
    shape(NECK, skin, 0.9),
    shape(EARS, skin, 0.9),
    shape(HEADS[head], skin, 1.2),
    cheeks,
    ...beard.filter(({ fill }) => fill !== 'none'),
    ...MOUTHS[mouth],
    ...beard.filter(({ fill }) => fill === 'none'),
    ...EYES[eyes],
    ...BROWS[brows],
    ...NOSES[nose],
    ...hair.over,
    ...hat.over,
  ]
}
