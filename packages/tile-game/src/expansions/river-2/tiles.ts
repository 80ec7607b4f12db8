import { type Tile, tile } from '../../board/tile.ts'
import { spring } from '../../stream/kind.ts'

export const FORK = 'river-2/fork'
export const VOLCANO = 'river-2/volcano'

/** One copy of each, in both editions. */
export const tiles: readonly Tile[] = [
  spring,
  tile(
    'river-2/city-mouth',
    'FCFW',
    'city E',
    'stream W',
    'field NNW NNE WNW, beside E',
    'field SSE SSW WSW, beside E',
  ),
  tile('river-2/volcano', 'FFFW', 'stream W', 'field NNW NNE ENE ESE SSE SSW WSW WNW', 'symbol volcano'),
  tile('river-2/fork', 'WWFW', 'stream N E W', 'field NNW WNW', 'field NNE ENE', 'field ESE SSE SSW WSW'),
  tile('river-2/city-bridge', 'WCWC', 'city E W', 'stream N S', 'field NNE SSE, beside E', 'field NNW SSW, beside E'),
  tile('river-2/monastery', 'FWFW', 'monastery', 'stream E W', 'field NNW NNE ENE WNW', 'field ESE SSE SSW WSW'),
  tile(
    'river-2/inn-bridge',
    'WRWR',
    'road E W',
    'stream N S',
    'field NNW WNW',
    'field NNE ENE',
    'field ESE SSE',
    'field SSW WSW',
    'symbol inn',
  ),
  tile(
    'river-2/city-road',
    'CWRW',
    'city N',
    'road S',
    'stream E W',
    'field ENE, beside N',
    'field WNW, beside N',
    'field ESE SSE',
    'field SSW WSW',
  ),
  tile('river-2/curve', 'FFWW', 'stream S W', 'field NNW NNE ENE ESE SSE WNW', 'field SSW WSW'),
  tile('river-2/city-corner', 'CWWC', 'city N W, pennant', 'stream E S', 'field ENE SSW, beside N', 'field ESE SSE'),
  tile('river-2/pig-herd', 'WFFW', 'stream N W', 'field NNE ENE ESE SSE SSW WSW', 'field NNW WNW', 'symbol pig-herd'),
  tile(
    'river-2/road-curve',
    'RRWW',
    'road N E',
    'stream S W',
    'field NNW ESE SSE WNW',
    'field NNE ENE',
    'field SSW WSW',
  ),
]
