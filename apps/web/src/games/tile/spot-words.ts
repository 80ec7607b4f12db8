/** Words and places of the board: the last tile, the centre of cells, and labels of spots. */
import type { GameText, ShownFeature, Spot, TileHappening, View } from '@bastide/tile-game/words'
import type { Told } from '@bastide/wire'
import { say } from '../../kit/messages.svelte.ts'
import type { At } from './shown.ts'

/** The cell of the last tile. */
export function lastPlaced(story: readonly Told[]): At | null {
  for (let i = story.length - 1; i >= 0; i--) {
    const placed = (story[i]?.happenings as readonly TileHappening[] | undefined)?.find(({ kind }) => kind === 'placed')
    if (placed?.at !== undefined) return placed.at
  }
  return null
}

/** The centre of the cells, where points start to fly. */
export function middleOf(cells: readonly At[]): At {
  const mean = (axis: 0 | 1): number => cells.reduce((sum, cell) => sum + cell[axis], 0) / Math.max(1, cells.length)
  return [mean(0), mean(1)]
}

/** The most common figure, which is named after its role. Other figures are named after themselves. */
const PLAIN_FIGURE = 'follower'

export const figureWords = (
  texts: GameText,
  { figure, role }: { readonly figure: string; readonly role: string },
): string => (figure === PLAIN_FIGURE ? texts.words[`role.${role}.name`] : texts.words[`figure.${figure}.one`]) ?? role

/** "knight: city of 3 tiles, worth at least 8 if completed" */
export function spotWords(texts: GameText, game: View, spot: Spot): string {
  const words = plainSpotWords(texts, game, spot)
  const isHere = game.justLaid !== null && game.justLaid[0] === spot.at[0] && game.justLaid[1] === spot.at[1]
  // Away from the tile just placed, several spots may differ only in their position.
  return isHere || spot.does === 'take' || spot.feature === null
    ? words
    : say('spot.elsewhere', { words, x: spot.at[0], y: spot.at[1] })
}

function plainSpotWords(texts: GameText, game: View, spot: Spot): string {
  const role = figureWords(texts, spot)
  const feature: ShownFeature | undefined = spot.feature === null ? undefined : game.features[spot.feature]
  if (feature === undefined) return say('spot.place', { role, place: texts.words[`choice.${spot.on}`] ?? spot.on })
  const kind = texts.words[`feature.${feature.kind}.name`] ?? feature.kind
  if (spot.does === 'take')
    return say('spot.take', { role, kind, x: spot.at[0], y: spot.at[1], points: spot.gives ?? 0 })
  if (feature.cities !== undefined)
    return say('spot.field', { role, kind, tiles: feature.tiles, cities: feature.cities })
  if (feature.complete)
    return say('spot.complete', { role, kind, tiles: feature.tiles, points: feature.worth?.now ?? 0 })
  if (feature.worth?.closed == null) return say('spot.plain', { role, kind, tiles: feature.tiles })
  return feature.goesOn === 'alone'
    ? say('spot.alone', { role, kind, now: feature.worth.now, closed: feature.worth.closed })
    : say('spot.closing', { role, kind, tiles: feature.tiles, closed: feature.worth.closed })
}
