/**
 * The twelve tiles of Carcassonne, three rows of four in reading order, never rotated. The city itself continues
 * through the sides marked x, so that it is one feature, and every field around it borders it.
 */
import { type Tile, tile } from '../../board/tile.ts'
import type { LaidFacts } from '../../facts.ts'

export const tiles: readonly Tile[] = [
  tile('count/1', 'FxxR', 'carcassonne E S', 'road W', 'field NNW NNE ENE WNW, beside E', 'field SSW WSW, beside E'),
  tile('count/2', 'Fxxx', 'carcassonne E S W', 'field NNW NNE ENE WNW, beside E'),
  tile('count/3', 'Fxxx', 'carcassonne E S W', 'field NNW NNE ENE WNW, beside E'),
  tile('count/4', 'RFxx', 'carcassonne S W', 'road N', 'field NNW WNW, beside S', 'field NNE ENE ESE SSE, beside S'),
  tile('count/5', 'xxxF', 'carcassonne N E S', 'field NNW SSW WSW WNW, beside N'),
  tile('count/6', 'xxxx', 'carcassonne N E S W'),
  tile('count/7', 'xxxx', 'carcassonne N E S W', 'symbol quarters'),
  tile('count/8', 'xFxx', 'carcassonne N S W', 'field NNE ENE ESE SSE, beside N'),
  tile('count/9', 'xxCF', 'carcassonne N E', 'city S', 'field NNW ESE WSW WNW, beside S N'),
  tile('count/10', 'xxFx', 'carcassonne N E W', 'field ESE SSE SSW WSW, beside N'),
  tile('count/11', 'xxRx', 'carcassonne N E W', 'road S', 'field ESE SSE, beside N', 'field SSW WSW, beside N'),
  tile('count/12', 'xCFx', 'carcassonne N W', 'city E', 'field NNE SSE SSW WSW, beside E N'),
]

const COLUMNS = 4

/** COUNT-1: `count/7`, where the quarters are, lies at (0, 0). */
export const start: readonly LaidFacts[] = tiles.map(({ id }, i) => ({
  tile: id,
  at: [(i % COLUMNS) - 2, Math.floor(i / COLUMNS) - 1],
  turn: 0,
}))
