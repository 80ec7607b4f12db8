import { type Tile, tile } from '../../board/tile.ts'

/** One copy of each, in both editions. */
export const tiles: readonly Tile[] = [
  tile(
    'crop-circles/cap-curve',
    'CFRR',
    'city N',
    'road S W',
    'field ENE ESE SSE WNW, beside N',
    'field SSW WSW',
    'symbol crop-circle:field',
  ),
  tile(
    'crop-circles/cap-road',
    'CRFF',
    'city N',
    'road E',
    'field ENE ESE SSE SSW WSW WNW, beside N',
    'symbol crop-circle:field',
  ),
  tile('crop-circles/city-corner', 'CFFC', 'city N W', 'field ENE ESE SSE SSW, beside N', 'symbol crop-circle:city'),
  tile(
    'crop-circles/curve',
    'FFRR',
    'road S W',
    'field NNW NNE ENE ESE SSE WNW',
    'field SSW WSW',
    'symbol crop-circle:road',
  ),
  tile(
    'crop-circles/junction',
    'RFRR',
    'road N',
    'road S',
    'road W',
    'field NNE ENE ESE SSE',
    'field SSW WSW',
    'field NNW WNW',
    'symbol crop-circle:road',
  ),
  tile(
    'crop-circles/two-caps',
    'CCFF',
    'city N',
    'city E',
    'field SSE SSW WSW WNW, beside N E',
    'symbol crop-circle:city',
  ),
]
