/** The tile game's log in short: "city of 3" and its points, or what was done if nothing scored. */
import type { GameText } from '@bastide/kernel'
import { sumText, type TileHappening } from '@bastide/tile-game/words'
import { say } from '../../kit/messages.svelte.ts'
import type { Gist } from '../../playing/game-page.ts'
import { figureWords } from './spot-words.ts'

/** "city of 3", "field, 2 cities", "monastery"; points without a feature are what they count: "18 cities". */
function sourceWords(texts: GameText, { feature, serves, items = [] }: TileHappening): string {
  if (serves !== undefined) return say('log.farmers', { tiles: serves.cells.length })
  if (feature === null) return sumText(texts, items)
  const kind = texts.words[`feature.${feature.kind}.name`] ?? feature.kind
  const cities = items.find(({ of }) => of === 'cities')?.count
  if (cities !== undefined) return say('log.field', { kind, cities })
  return feature.cells.length === 1 ? kind : say('log.feature', { kind, tiles: feature.cells.length })
}

const roleWords = (texts: GameText, { figure = '', role = '' }: TileHappening): string =>
  figureWords(texts, { figure, role })

/** What was done in a turn without points. */
function deedWords(texts: GameText, line: readonly TileHappening[]): string | null {
  const find = (kind: TileHappening['kind']) => line.find((one) => one.kind === kind)
  const [deployed, taken] = [find('deployed'), find('taken')]
  if (deployed !== undefined) return roleWords(texts, deployed)
  if (taken !== undefined) return say('log.home', { role: roleWords(texts, taken) })
  return find('placed') === undefined ? null : say('log.tile')
}

/** What scored. Whoever laid the tile is named first, also if all points go to others. */
export function gistsOf(texts: GameText, line: readonly TileHappening[]): readonly Gist[] {
  const scores = line
    .filter(({ points }) => points > 0)
    .map((score) => ({ seat: score.seat, words: sourceWords(texts, score), points: score.points }))
  const seat = line.find(({ kind }) => kind === 'drawn' || kind === 'placed')?.seat ?? null
  const words = deedWords(texts, line)
  const isTold = scores.length > 0 && (seat === null || scores.some((score) => score.seat === seat))
  return words === null || isTold ? scores : [{ seat, words, points: 0 }, ...scores]
}
