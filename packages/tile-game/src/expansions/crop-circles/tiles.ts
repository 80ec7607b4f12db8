import { type Tile, tile } from '../../board/tile.ts'

/** One copy of each, in both editions. */
export const tiles: readonly Tile[] = [
  tile('crop-circles/cap-curve', 'CFRR', 'city N', 'road S W', 'field ENE ESE SSE WNW, beside N', 'field SSW WSW'),
  tile('crop-circles/cap-road', 'CRFF', 'city N', 'road E', 'field ENE ESE SSE SSW WSW WNW, beside N'),
  tile('crop-circles/city-corner', 'CFFC', 'city N W', 'field ENE ESE SSE SSW, beside N'),
  tile('crop-circles/curve', 'FFRR', 'road S W', 'field NNW NNE ENE ESE SSE WNW', 'field SSW WSW'),
  tile('crop-circles/junction', 'RFRR', 'road N', 'road S', 'road W', 'field NNE ENE ESE SSE', 'field SSW WSW', 'field NNW WNW'),
  tile('crop-circles/two-caps', 'CCFF', 'city N', 'city E', 'field SSE SSW WSW WNW, beside N E'),
]

/** CROP-3: whose followers the circle on the tile concerns, by the kind of feature they stand on. */
export const concerned: { readonly [tile: string]: string } = {
  'crop-circles/cap-curve': 'field',
  'crop-circles/cap-road': 'field',
  'crop-circles/city-corner': 'city',
  'crop-circles/curve': 'road',
  'crop-circles/junction': 'road',
  'crop-circles/two-caps': 'city',
}
