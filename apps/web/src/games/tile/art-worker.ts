/** Draws pictures off the main thread: a board of two hundred tiles can be panned while it is still being drawn. */
import { type Detail, drawFigure, drawToken, tileSvg } from '@bastide/tile-game/pictures'
import { drawWith } from '../../board/drawing-worker.ts'

export type ArtRequest =
  | {
      readonly of: 'tile'
      readonly tile: string
      readonly rotation: number
      readonly seed: number
      readonly detail: Detail
      readonly complete: readonly string[]
    }
  | {
      readonly of: 'figure'
      readonly role: string
      readonly figure: string
      readonly colour: string
      readonly pattern: string
    }
  | { readonly of: 'token'; readonly token: string }

const boxed = (markup: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${markup}</svg>`

function draw(request: ArtRequest): string {
  switch (request.of) {
    case 'tile':
      return tileSvg(request.tile, request)
    case 'figure':
      return boxed(drawFigure(request.role, request))
    case 'token':
      return boxed(drawToken(request.token))
  }
}

drawWith(draw)
