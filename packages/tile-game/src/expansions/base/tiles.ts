/**
 * The 72 land tiles. To add a tile, add a line here and its number of copies in each edition below. Eight tiles of
 * edition 2016 show a garden; it takes figures only if a module says so.
 */
import { type Tile, tile } from '../../board/tile.ts'

const ALL_AROUND = 'field NNW NNE ENE ESE SSE SSW WSW WNW'

export const tiles: readonly Tile[] = [
  // Monasteries
  tile('base/A', 'FFRF', 'monastery', 'road S', ALL_AROUND),
  tile('base/B', 'FFFF', 'monastery', ALL_AROUND),
  // Cities
  tile('base/C', 'CCCC', 'city N E S W, pennant'),
  tile('base/D', 'CRFR', 'city N', 'road E W', 'field ENE WNW, beside N', 'field ESE SSE SSW WSW'),
  tile('base/E', 'CFFF', 'city N', 'field ENE ESE SSE SSW WSW WNW, beside N'),
  tile('base/E-garden', 'CFFF', 'city N', 'garden', 'field ENE ESE SSE SSW WSW WNW, beside N'),
  tile('base/F', 'FCFC', 'city E W, pennant', 'field NNW NNE, beside E', 'field SSE SSW, beside E'),
  tile('base/G', 'FCFC', 'city E W', 'field NNW NNE, beside E', 'field SSE SSW, beside E'),
  tile('base/H', 'CFCF', 'city N', 'city S', 'field ENE ESE WSW WNW, beside N S'),
  tile('base/H-garden', 'CFCF', 'city N', 'city S', 'garden', 'field ENE ESE WSW WNW, beside N S'),
  tile('base/I', 'CFFC', 'city N', 'city W', 'field ENE ESE SSE SSW, beside N W'),
  tile('base/I-garden', 'CFFC', 'city N', 'city W', 'garden', 'field ENE ESE SSE SSW, beside N W'),
  tile('base/J', 'CRRF', 'city N', 'road E S', 'field ENE SSW WSW WNW, beside N', 'field ESE SSE'),
  tile('base/K', 'CFRR', 'city N', 'road S W', 'field ENE ESE SSE WNW, beside N', 'field SSW WSW'),
  tile(
    'base/L',
    'CRRR',
    'city N',
    'road E',
    'road S',
    'road W',
    'field ENE WNW, beside N',
    'field ESE SSE',
    'field SSW WSW',
  ),
  tile('base/M', 'CFFC', 'city N W, pennant', 'field ENE ESE SSE SSW, beside N'),
  tile('base/M-garden', 'CFFC', 'city N W, pennant', 'garden', 'field ENE ESE SSE SSW, beside N'),
  tile('base/N', 'CFFC', 'city N W', 'field ENE ESE SSE SSW, beside N'),
  tile('base/N-garden', 'CFFC', 'city N W', 'garden', 'field ENE ESE SSE SSW, beside N'),
  tile('base/O', 'CRRC', 'city N W, pennant', 'road E S', 'field ENE SSW, beside N', 'field ESE SSE'),
  tile('base/P', 'CRRC', 'city N W', 'road E S', 'field ENE SSW, beside N', 'field ESE SSE'),
  tile('base/Q', 'CCFC', 'city N E W, pennant', 'field SSE SSW, beside N'),
  tile('base/R', 'CCFC', 'city N E W', 'field SSE SSW, beside N'),
  tile('base/R-garden', 'CCFC', 'city N E W', 'garden', 'field SSE SSW, beside N'),
  tile('base/S', 'CCRC', 'city N E W, pennant', 'road S', 'field SSE, beside N', 'field SSW, beside N'),
  tile('base/T', 'CCRC', 'city N E W', 'road S', 'field SSE, beside N', 'field SSW, beside N'),
  // Roads
  tile('base/U', 'FRFR', 'road E W', 'field NNW NNE ENE WNW', 'field ESE SSE SSW WSW'),
  tile('base/U-garden', 'FRFR', 'road E W', 'garden', 'field NNW NNE ENE WNW', 'field ESE SSE SSW WSW'),
  tile('base/V', 'FFRR', 'road S W', 'field NNW NNE ENE ESE SSE WNW', 'field SSW WSW'),
  tile('base/V-garden', 'FFRR', 'road S W', 'garden', 'field NNW NNE ENE ESE SSE WNW', 'field SSW WSW'),
  tile('base/W', 'FRRR', 'road E', 'road S', 'road W', 'field NNW NNE ENE WNW', 'field ESE SSE', 'field SSW WSW'),
  tile(
    'base/X',
    'RRRR',
    'road N',
    'road E',
    'road S',
    'road W',
    'field NNW WNW',
    'field NNE ENE',
    'field ESE SSE',
    'field SSW WSW',
  ),
]

const SHARED_COPIES = {
  'base/A': 2,
  'base/B': 4,
  'base/C': 1,
  'base/D': 4,
  'base/F': 2,
  'base/G': 1,
  'base/J': 3,
  'base/K': 3,
  'base/L': 3,
  'base/O': 2,
  'base/P': 3,
  'base/Q': 1,
  'base/S': 2,
  'base/T': 1,
  'base/W': 4,
  'base/X': 1,
}

/** How many of each are in the box, including the start tile. */
export const copies: { readonly [edition: string]: { readonly [id: string]: number } } = {
  '2000': {
    ...SHARED_COPIES,
    'base/E': 5,
    'base/H': 3,
    'base/I': 2,
    'base/M': 2,
    'base/N': 3,
    'base/R': 3,
    'base/U': 8,
    'base/V': 9,
  },
  '2016': {
    ...SHARED_COPIES,
    'base/E': 4,
    'base/E-garden': 1,
    'base/H': 2,
    'base/H-garden': 1,
    'base/I': 1,
    'base/I-garden': 1,
    'base/M': 1,
    'base/M-garden': 1,
    'base/N': 2,
    'base/N-garden': 1,
    'base/R': 2,
    'base/R-garden': 1,
    'base/U': 7,
    'base/U-garden': 1,
    'base/V': 8,
    'base/V-garden': 1,
  },
}

export const START_TILE = 'base/D'
