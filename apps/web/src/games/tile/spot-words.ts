/** Words and places of the board: the last tile, and labels of spots. */
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

/** The most common figure, which is named after its role. Other figures are named after themselves. */
const PLAIN_FIGURE = 'follower'

export const figureWords = (
  texts: GameText,
  { figure, role }: { readonly figure: string; readonly role: string },
): string => (figure === PLAIN_FIGURE ? texts.words[`role.${role}.name`] : texts.words[`figure.${figure}.one`]) ?? role

/** "knight: city of 3 tiles, worth at least 8 if completed". For listeners, who hear of places by their coordinates. */
export function spotWords(texts: GameText, game: View, spot: Spot): string {
  const words = shownSpotWords(texts, game, spot)
  // Away from the tile just placed, several spots may differ only in their position.
  return isOnTileJustLaid(game, spot) ? words : say('spot.elsewhere', { words, x: spot.at[0], y: spot.at[1] })
}

export const isOnTileJustLaid = ({ justLaid }: View, { at }: Spot): boolean =>
  justLaid !== null && justLaid[0] === at[0] && justLaid[1] === at[1]

/** The same for those who see which place it is. */
export function shownSpotWords(texts: GameText, game: View, spot: Spot): string {
  const role = figureWords(texts, spot)
  const { feature, kind } = featureOf(texts, game, spot)
  if (feature === undefined) return say('spot.place', { role, place: kind })
  if (spot.does === 'take') return say('spot.take', { role, kind, points: spot.gives ?? 0 })
  if (feature.cities !== undefined)
    return say('spot.field', { role, kind, tiles: feature.tiles, cities: feature.cities })
  if (feature.complete)
    return say('spot.complete', { role, kind, tiles: feature.tiles, points: feature.worth?.now ?? 0 })
  if (feature.worth?.closed == null || isHopeless(game, feature))
    return say('spot.plain', { role, kind, tiles: feature.tiles })
  return feature.goesOn === 'alone'
    ? say('spot.alone', { role, kind, now: feature.worth.now, closed: feature.worth.closed })
    : say('spot.closing', { role, kind, tiles: feature.tiles, closed: feature.worth.closed })
}

/** A spot's feature and its name; of an area, which is no feature, its name alone. */
function featureOf(
  texts: GameText,
  { features }: View,
  spot: Spot,
): { readonly feature: ShownFeature | undefined; readonly kind: string } {
  const feature = spot.feature === null ? undefined : features[spot.feature]
  const kind = feature === undefined ? texts.words[`choice.${spot.on}`] : texts.words[`feature.${feature.kind}.name`]
  return { feature, kind: kind ?? feature?.kind ?? spot.on }
}

/** "city of 3", and of a field the cities beside it: where a figure goes, as short as possible. */
export function placeWords(texts: GameText, game: View, spot: Spot): string {
  const { feature, kind } = featureOf(texts, game, spot)
  if (feature === undefined || feature.goesOn === 'alone') return kind
  const { tiles, cities } = feature
  return cities === undefined ? say('spot.of', { kind, tiles }) : say('spot.beside', { cities })
}

/** Too few tiles are left to complete it: it gives what it gives at the end. */
const isHopeless = ({ pile }: View, { complete, worth }: ShownFeature): boolean =>
  !complete && worth !== null && worth.closed !== null && worth.tilesMore > pile.toCome

/** "8+": what a spot gives; nothing where that is not known. */
export function worthWords(game: View, { does, gives, feature }: Spot): string {
  if (does === 'take') return gives === undefined || gives === 0 ? '' : `+${gives}`
  const shown = feature === null ? undefined : game.features[feature]
  if (shown === undefined || shown.worth === null) return ''
  const { complete, goesOn, worth } = shown
  if (complete || worth.closed === null || isHopeless(game, shown)) return String(worth.now)
  return goesOn === 'alone' ? String(worth.closed) : `${worth.closed}+`
}

/** Whether a spot gives its points in this turn, whatever comes. */
export const isSure = ({ features }: View, { does, feature }: Spot): boolean =>
  does === 'take' || (feature !== null && features[feature]?.complete === true)
