/** What the pictures of all games are drawn with. Engines never load it. */
export { Hand, hashOf, seedFrom } from './hand.ts'
export {
  cubic,
  distance,
  distanceToLine,
  distanceToPiece,
  isInside,
  type Line,
  type Point,
  plus,
  rotated,
} from './shape.ts'
export { filled, INK, inked, num, stroked, tenths } from './svg.ts'
