import { type Tile, tile } from '../../board/tile.ts'
import { spring } from '../../stream/kind.ts'

export const LAKE = 'river/lake'

export const tiles: readonly Tile[] = [
  spring,
  tile('river/lake', 'FFFW', 'stream W', 'field NNW NNE ENE ESE SSE SSW WSW WNW'),
  tile(
    'river/two-cities',
    'CWCW',
    'city N',
    'city S',
    'stream E W',
    'field ENE WNW, beside N',
    'field ESE WSW, beside S',
  ),
  tile(
    'river/city-road',
    'CWRW',
    'city N',
    'road S',
    'stream E W',
    'field ENE, beside N',
    'field WNW, beside N',
    'field ESE SSE',
    'field SSW WSW',
  ),
  tile(
    'river/monastery-road',
    'FWRW',
    'monastery',
    'road S',
    'stream E W',
    'field NNW NNE ENE WNW',
    'field ESE SSE',
    'field SSW WSW',
  ),
  tile(
    'river/bridge',
    'WRWR',
    'road E W',
    'stream N S',
    'field NNW WNW',
    'field NNE ENE',
    'field ESE SSE',
    'field SSW WSW',
  ),
  tile('river/straight', 'FWFW', 'stream E W', 'field NNW NNE ENE WNW', 'field ESE SSE SSW WSW'),
  tile('river/city-corner', 'CWWC', 'city N W', 'stream E S', 'field ENE SSW, beside N', 'field ESE SSE'),
  tile('river/road-curve', 'RRWW', 'road N E', 'stream S W', 'field NNW ESE SSE WNW', 'field NNE ENE', 'field SSW WSW'),
  tile('river/curve', 'FFWW', 'stream S W', 'field NNW NNE ENE ESE SSE WNW', 'field SSW WSW'),
  tile('river/curve-garden', 'FFWW', 'stream S W', 'garden', 'field NNW NNE ENE ESE SSE WNW', 'field SSW WSW'),
]

const GARDEN = 'river/curve-garden'
const plain = tiles.filter(({ id }) => id !== GARDEN)

/** One of each, except for two straight tiles and two bends. In edition 2016 one of the bends has a garden. */
export const copies: { readonly [edition: string]: { readonly [tile: string]: number } } = {
  '2000': { ...Object.fromEntries(plain.map(({ id }) => [id, 1])), 'river/straight': 2, 'river/curve': 2 },
  '2016': { ...Object.fromEntries(tiles.map(({ id }) => [id, 1])), 'river/straight': 2 },
}
