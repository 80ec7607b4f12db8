/** The dice game: every face in every rotation, symbols and small towns, or what a game's last points were built of. */

import { diceGame, type View } from '@bastide/dice-game'
import {
  drawBlank,
  drawCatapult,
  drawDiceScene,
  drawFace,
  drawFlag,
  drawKnight,
  drawLayout,
  drawShadow,
  extentOf,
  type Layout,
} from '@bastide/dice-game/pictures'
import { FACES } from '@bastide/dice-game/words'
import { NOBODY } from '@bastide/kernel'
import { Failed, failure, Misuse } from '../failure.ts'
import { type Played, playRecord, recordUntil } from '../playing.ts'
import { composeRules } from '../setup.ts'
import { type Artist, type ArtOptions, caption, document } from './artist.ts'

const GAP = 16
const LABEL = 10
const COLUMNS = 8
const CELL = 100 + GAP

interface Shown {
  readonly name: string
  readonly picture: string
}

const thrown = (name: string, picture: string): Shown => ({ name, picture: drawShadow() + picture })

/** The rotations in which a face looks different from the ones before. */
const rotationsOf = (face: string): readonly number[] =>
  face === 'knight' || face === 'catapult' ? [0] : face === 'N S' ? [0, 1] : [0, 1, 2, 3]

const everyFace = (): readonly Shown[] =>
  FACES.flatMap((face) =>
    rotationsOf(face).map((rotation) =>
      thrown(rotation === 0 ? face : `${face} / ${rotation}`, drawFace(face, { rotation, seed: rotation })),
    ),
  )

const OTHERS: readonly (() => Shown)[] = [
  () => thrown('not thrown', drawBlank()),
  ...['NESW', 'NS EW', 'NE SW', 'N E S W'].map((face) => () => thrown(face, drawFace(face))),
  () => ({ name: 'knight', picture: drawKnight() }),
  () => ({ name: 'catapult', picture: drawCatapult() }),
  () => ({ name: 'flag', picture: drawFlag() }),
]

/** A closed town with an open one beside it: the rulebook's turn (DICE-X1), and four corners with one missing. */
const TOWNS: readonly (readonly [string, readonly object[]])[] = [
  [
    'a city of six, a city of two',
    [
      { throw: { NEW: 2, 'N E': 2, 'N S': 2, knight: 3 } },
      { place: 'NEW', at: [0, 0], turn: 0 },
      { place: 'NEW', at: [0, -1], turn: 2 },
      { place: 'N E', at: [-1, 0], turn: 0 },
      { place: 'N E', at: [-1, -1], turn: 1 },
      { place: 'N S', at: [1, 0], turn: 1 },
      { place: 'N S', at: [1, -1], turn: 1 },
    ],
  ],
  [
    'an open city',
    [
      { throw: { NE: 4, knight: 5 } },
      { place: 'NE', at: [0, 0], turn: 0 },
      { place: 'NE', at: [0, -1], turn: 1 },
      { place: 'NE', at: [1, 0], turn: 3 },
    ],
  ],
]

/** The layout after some moves. */
function layoutAfter(moves: readonly object[]): Layout {
  const rules = composeRules(diceGame, {}, 2)
  const p = rules.start()
  for (const move of moves) {
    const action = rules.toAction(p, move)
    if (!action.ok) throw new Error(action.reason)
    rules.apply(p, rules.awaited(p), action.value)
  }
  return rules.view(p, NOBODY, [])
}

/** In rows, each with its name below. */
const inRows = (shown: readonly Shown[], top: number): string =>
  shown
    .map(({ name, picture }, i) => {
      const [x, y] = [GAP + (i % COLUMNS) * CELL, top + Math.floor(i / COLUMNS) * (CELL + LABEL)]
      return `<g transform="translate(${x} ${y})">${picture}</g>${caption(x + 50, y + 115, name, 8)}`
    })
    .join('\n')

const rowsOf = (shown: readonly Shown[]): number => Math.ceil(shown.length / COLUMNS) * (CELL + LABEL)

/** The two towns and the scene, side by side. */
function examples(top: number): string {
  let left = GAP
  const towns = TOWNS.map(([name, moves]) => {
    const layout = layoutAfter(moves)
    const width = extentOf(layout).columns * 100
    const drawn = `<g transform="translate(${left} ${top})">${drawLayout(layout)}</g>`
    const named = drawn + caption(left + width / 2, top + 216, name, 8)
    left += width + 2 * GAP
    return named
  })
  return `${towns.join('\n')}\n<svg x="${left}" y="${top - GAP}" width="360" height="240" viewBox="0 0 360 240">${drawDiceScene()}</svg>`
}

function sheet(): string {
  const faces = everyFace()
  const others = OTHERS.map((draw) => draw())
  const below = GAP + rowsOf(faces)
  const bottom = below + rowsOf(others)
  return document(
    GAP + COLUMNS * CELL,
    bottom + 2 * 100 + 3 * GAP,
    [inRows(faces, GAP), inRows(others, below), examples(bottom)].join('\n'),
  )
}

/** The dice as they lay when somebody last stopped and scored. */
function lastScored({ record }: Played): { readonly view: View; readonly name: string } {
  for (let move = record.moves.length - 1; move >= 0; move--) {
    if (!('stop' in (record.moves[move] as object))) continue
    const { rules, p, names } = playRecord(recordUntil(record, move))
    const view = rules.view(p, NOBODY, []) as View
    if (view.worth > 0) return { view, name: names[view.active] as string }
  }
  throw new Failed(failure('nothing-scored', 'nobody has scored in this game yet'))
}

function layoutOf(played: Played): string {
  const { view, name } = lastScored(played)
  const { columns, rows } = extentOf(view)
  const [width, height] = [2 * GAP + columns * 100, 2 * GAP + rows * 100 + 2 * LABEL]
  return document(
    width,
    height,
    `<g transform="translate(${GAP} ${GAP})">${drawLayout(view)}</g>${caption(width / 2, height - LABEL, `${name}: ${view.worth}`, 12)}`,
  )
}

/** Tiles have modules and details; dice have neither. */
function refuseOthers({ module, detail }: ArtOptions): void {
  for (const [name, value] of Object.entries({ module, detail }))
    if (value !== undefined) throw new Misuse(`--${name} is for the tile game`)
}

export const diceArt: Artist = {
  drawSheet(options) {
    refuseOthers(options)
    return sheet()
  },
  drawGame(played, options) {
    refuseOthers(options)
    return layoutOf(played)
  },
}
