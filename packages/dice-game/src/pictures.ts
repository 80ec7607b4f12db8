/** What a page needs to draw the dice game, without the engine: SVG as text. */
export { type DiePicture, drawBlank, drawFace, drawShadow, type Looks } from './pictures/die.ts'
export { diePictures, drawLayout, type Extent, extentOf, type Layout } from './pictures/layout.ts'
export { TINTS } from './pictures/palette.ts'
export { drawDiceScene } from './pictures/scene.ts'
export { drawCatapult, drawFlag, drawKnight } from './pictures/symbols.ts'
export type { PartLook } from './pictures/town.ts'
