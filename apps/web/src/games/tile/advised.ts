/** What the master's lines come to on the board: where a tile would lie, and who would stand where. */
import { TILES } from '@bastide/tile-game/pictures'
import { describeTile, type GameText, type Move, type View } from '@bastide/tile-game/words'
import { say } from '../../kit/messages.svelte.ts'
import { capital } from '../../kit/wording.ts'
import type { OfferedLine } from '../../playing/asked-advice.svelte.ts'
import { namesOf, spotsOf } from '../../playing/choosing.ts'
import { shapeAt } from './art.ts'
import { keyOf } from './layout.ts'
import type { At, LaidTile } from './shown.ts'
import { figureWords, spotWords } from './spot-words.ts'

export interface AdvisedFigure {
  readonly figure: string
  readonly role: string
  readonly at: At
  readonly on: string
}

export interface AdvisedMove {
  readonly line: OfferedLine
  /** The tile as it would lie; null if it lies already. */
  readonly laid: Pick<LaidTile, 'tile' | 'at' | 'turn'> | null
  /** The figure that would be put on the board. */
  readonly figure: AdvisedFigure | null
}

/** What a follower is on each kind of feature; in the middle of a tile, a monk. */
const ROLES: { readonly [kind: string]: string } = { city: 'knight', road: 'thief', field: 'farmer' }
const IN_THE_MIDDLE = 'monk'

type Tiles = ReadonlyMap<string, Pick<LaidTile, 'tile' | 'at' | 'turn'>>

/** A line as it would be seen. */
export function advisedMove(line: OfferedLine, { justLaid }: View, tiles: Tiles): AdvisedMove {
  const moves = line.moves as readonly Move[]
  const placed = moves.find((move) => 'place' in move)
  const laid = placed === undefined ? null : { tile: placed.place, at: placed.at, turn: placed.turn }
  const deployed = moves.find((move) => 'deploy' in move)
  const at = deployed?.at ?? laid?.at ?? justLaid
  if (deployed === undefined || at === null) return { line, laid, figure: null }
  const { deploy: figure, on } = deployed
  const under = laid !== null && keyOf(laid.at) === keyOf(at) ? laid : tiles.get(keyOf(at))
  const kind = under === undefined ? undefined : shapeAt(under.tile, under.turn, on)?.kind
  return { line, laid, figure: { figure, role: ROLES[kind ?? ''] ?? IN_THE_MIDDLE, at, on } }
}

/** What a line says, in words: where the tile lies and how, and the figure on it. */
export function advisedWords(texts: GameText, game: View, { line, laid, figure }: AdvisedMove): string {
  const { chosen } = line
  if (chosen === null) return say('hand.nobody')
  if (chosen.kind === 'spot') {
    const spot = spotsOf(game.choices)[chosen.index]
    return spot === undefined ? '' : spotWords(texts, game, spot)
  }
  if (chosen.kind === 'name') return nameWords(texts, game, chosen.index)
  const tile = laid === null ? undefined : TILES.get(laid.tile)
  const how = tile === undefined || laid === null ? '' : describeTile(texts, tile, laid.turn)
  const place = say('explore.at', { x: chosen.at[0], y: chosen.at[1] })
  return [place, how, figure === null ? say('advice.nobody') : figureWords(texts, figure)].join('; ')
}

export function nameWords(texts: GameText, game: View, index: number): string {
  const name = namesOf(game.choices)[index]?.name ?? ''
  return capital(texts.words[`choice.${name}`] ?? name)
}
