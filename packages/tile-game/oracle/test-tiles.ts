/** A few tiles of the expansions, for the oracle's own tests, so that those pass whichever expansions there are. */
import { type Tile, tile } from '../src/board/tile.ts'
import { tiles as base } from '../src/expansions/base/tiles.ts'

const ALL_AROUND = 'field NNW NNE ENE ESE SSE SSW WSW WNW'

export const testTiles: readonly Tile[] = [
  ...base,
  tile('test/plain', 'FFFF', ALL_AROUND),
  tile('river/spring', 'FWFF', 'stream E', ALL_AROUND),
  tile('river/lake', 'FFFW', 'stream W', ALL_AROUND),
  tile('river/straight', 'FWFW', 'stream E W', 'field NNW NNE ENE WNW', 'field ESE SSE SSW WSW'),
  tile('river/curve', 'FFWW', 'stream S W', 'field NNW NNE ENE ESE SSE WNW', 'field SSW WSW'),
  tile('river-2/fork', 'WWFW', 'stream N E W', 'field NNW WNW', 'field NNE ENE', 'field ESE SSE SSW WSW'),
  tile(
    'river-2/city-mouth',
    'FCFW',
    'city E',
    'stream W',
    'field NNW NNE WNW, beside E',
    'field SSE SSW WSW, beside E',
  ),
  tile('river-2/monastery', 'FWFW', 'monastery', 'stream E W', 'field NNW NNE ENE WNW', 'field ESE SSE SSW WSW'),
  tile('river-2/volcano', 'FFFW', 'stream W', ALL_AROUND, 'symbol volcano'),
  tile('river-2/pig-herd', 'WFFW', 'stream N W', 'field NNE ENE ESE SSE SSW WSW', 'field NNW WNW', 'symbol pig-herd'),
  tile('cult/plain', 'FFFF', 'cult', ALL_AROUND),
  tile('king-robber/crossing-cities', 'CCCC', 'city E W', 'city N S', 'field, beside E N', 'field, beside E N'),
  tile('count/9', 'xxCF', 'carcassonne N E', 'city S', 'field NNW ESE WSW WNW, beside N S'),
  tile('count/10', 'xxFx', 'carcassonne N E W', 'field ESE SSE SSW WSW, beside N'),
]
