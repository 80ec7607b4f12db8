import { type Tile, tile } from '../../board/tile.ts'

/** One copy of each, in both editions. */
export const tiles: readonly Tile[] = [
  tile('king-robber/monastery-cap', 'CFFF', 'monastery', 'city N', 'field ENE ESE SSE SSW WSW WNW, beside N'),
  tile(
    'king-robber/cap-road',
    'CFFR',
    'city N',
    'road W',
    'field WNW, beside N',
    'field ENE ESE SSE SSW WSW, beside N',
  ),
  tile(
    'king-robber/cap-two-roads',
    'CRRR',
    'city N',
    'road W',
    'road E S',
    'field WNW, beside N',
    'field ENE SSW WSW, beside N',
    'field ESE SSE',
  ),
  tile(
    'king-robber/corner-two-roads',
    'CRRC',
    'city N W',
    'road S',
    'road E',
    'field SSW, beside N',
    'field SSE, beside N',
    'field ESE, beside N',
    'field ENE, beside N',
  ),
  tile('king-robber/crossing-cities', 'CCCC', 'city E W', 'city N S', 'field, beside E N', 'field, beside E N'),
]
