/**
 * The pictures of dice as URLs. A die is small and drawn in less than a millisecond, so it is drawn where it is needed;
 * the browser keeps it as one image.
 */
import {
  type DiePicture,
  diePictures,
  drawBlank,
  drawCatapult,
  drawFace,
  drawKnight,
  type Layout,
} from '@bastide/dice-game/pictures'
import { PagePictures } from '../../board/page-pictures.svelte.ts'

/** More than the looks of a whole game. The oldest are drawn again if anybody asks. */
const MOST_KEPT = 600
const pictures = new PagePictures(MOST_KEPT)

const urlOf = (key: string, draw: () => string): string =>
  pictures.url(key, () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${draw()}</svg>`)

export const dieUrl = (face: string, picture: DiePicture = {}): string =>
  urlOf(`${face} ${JSON.stringify(picture)}`, () => drawFace(face, picture))

export const blankUrl = (): string => urlOf('blank', drawBlank)
export const knightUrl = (): string => urlOf('knight alone', drawKnight)
export const catapultUrl = (): string => urlOf('catapult alone', drawCatapult)

/** The built dice, each with the looks of its cities, in the order of `built`. */
export const builtUrls = (layout: Layout): readonly string[] =>
  diePictures(layout).map((picture, i) => dieUrl(layout.built[i]?.die as string, picture))

/** A die as it would lie in a cell: with the roofs that it will have there. */
export const placedUrl = (die: string, at: readonly [number, number], turn: number): string =>
  builtUrls({ built: [{ die, at, turn }], cities: [] })[0] as string
