/** The faces of bots, without the bots themselves, and without any game. */
export { CASTS, characterOf } from './cast.ts'
export { FACE_BOX, faceParts } from './faces/drawing.ts'
export { type CharacterId, LOOKS } from './faces/looks.ts'
export { type FacePart, INK, LINEN } from './faces/part.ts'
