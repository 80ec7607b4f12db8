/** What a page needs to draw the tile game, without the engine. */
export type { Segment, Tile } from './board/tile.ts'
export { completedSpots, type Laid } from './pictures/completed.ts'
export { drawTile, seedOf, type TilePicture, tileSvg } from './pictures/drawing.ts'
export { drawFigure, drawToken, type FigureLook } from './pictures/figures.ts'
export { TILES } from './pictures/land.ts'
export { DETAILS, type Detail } from './pictures/module.ts'
export { type GroundPiece, type Outline, outlineOf } from './pictures/outline.ts'
export { type SpotShape, spotShapes } from './pictures/spots.ts'
