import { type Tile, tile } from '../../board/tile.ts'

/** Added in a later printing. */
export const SIXTH = 'cult/cap-two-roads'

/** One copy of each, in both editions. */
export const tiles: readonly Tile[] = [
  tile('cult/plain', 'FFFF', 'cult', 'field NNW NNE ENE ESE SSE SSW WSW WNW'),
  tile('cult/cap', 'CFFF', 'cult', 'city N', 'field ENE ESE SSE SSW WSW WNW, beside N'),
  tile('cult/road', 'FFRF', 'cult', 'road S', 'field NNW NNE ENE ESE SSE SSW WSW WNW'),
  tile('cult/cap-road', 'CFRF', 'cult', 'city N', 'road S', 'field ENE ESE SSE SSW WSW WNW, beside N'),
  tile('cult/two-roads', 'RFRF', 'cult', 'road N', 'road S', 'field NNW SSW WSW WNW', 'field NNE ENE ESE SSE'),
  tile(
    'cult/cap-two-roads',
    'CRFR',
    'cult',
    'city N',
    'road W',
    'road E',
    'field ENE WNW, beside N',
    'field ESE SSE SSW WSW',
  ),
]
