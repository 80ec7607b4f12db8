/** What a question is about, on the board: features, the quarters that are named, or the tile that brought it. */
import { TILES } from '@bastide/tile-game/pictures'
import type { Spot, View } from '@bastide/tile-game/words'
import { namesOf, spotsOf } from '../../playing/choosing.ts'
import { shapesOf } from './art.ts'
import type { At } from './shown.ts'

/** A part of a tile that is no feature. */
export interface AskedArea {
  readonly at: At
  readonly path: string
  /** The named option that means it, as an index; null if it is a spot. */
  readonly name: number | null
}

export interface Asked {
  readonly features: readonly number[]
  readonly areas: readonly AskedArea[]
  readonly cell: At | null
}

export const NOTHING_ASKED: Asked = { features: [], areas: [], cell: null }

/** Figures go onto the tile just laid in most turns: nobody has to be told what that is about. */
const isPlain = (spots: readonly Spot[], step: string): boolean =>
  step === 'deploy' && spots.every(({ does }) => does === 'deploy')

/** The parts of this name; only tiles with symbols have parts that are no features. */
function areasCalled({ tiles }: View, on: string, name: number | null): readonly AskedArea[] {
  return tiles
    .filter(({ tile }) => (TILES.get(tile)?.symbols.length ?? 0) > 0)
    .flatMap(({ tile, at, turn }) =>
      shapesOf(tile, turn)
        .filter(({ kind }) => kind === on)
        .map(({ path }) => ({ at, path, name })),
    )
}

export function askedOf(view: View, choices: View['choices']): Asked {
  const [spots, names] = [spotsOf(choices), namesOf(choices)]
  if (names.length > 0) {
    const areas = names.flatMap(({ name }, index) => areasCalled(view, name, index))
    return { features: [], areas, cell: areas.length === 0 ? view.justLaid : null }
  }
  if (spots.length === 0 || isPlain(spots, view.step)) return NOTHING_ASKED
  const shown = view.step === 'deploy' ? spots.filter(({ does }) => does === 'take') : spots
  return {
    features: [...new Set(shown.flatMap(({ feature }) => (feature === null ? [] : [feature])))],
    areas: shown.filter(({ feature }) => feature === null).flatMap(({ on }) => areasCalled(view, on, null)),
    cell: null,
  }
}

/** The words of a step that fit best: for this kind of spot, and for the sign on the tile just laid. */
export function stepWords(words: { readonly [key: string]: string }, view: View, spots: readonly Spot[]): string {
  const kinds = new Set(spots.map(({ does }) => does))
  const [only] = kinds
  const does = kinds.size > 1 ? ['both'] : only === undefined ? [] : [only]
  const laid = view.tiles.find(({ at }) => at.join() === view.justLaid?.join())
  const signs = laid === undefined ? [] : (TILES.get(laid.tile)?.symbols ?? [])
  const endings = [...does.flatMap((one) => signs.map((sign) => `.${one}.${sign}`)), ...signs.map((sign) => `.${sign}`)]
  const keys = [...endings, ...does.map((one) => `.${one}`), ''].map((ending) => `step.${view.step}${ending}`)
  return keys.map((key) => words[key]).find((found) => found !== undefined) ?? view.step
}
