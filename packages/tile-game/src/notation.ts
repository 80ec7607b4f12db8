/**
 * The notation: a game for people to read and type, one line per turn. docs/record-format.md describes it.
 *
 *   1. D 1,0/1 +city:N        base/D is drawn and laid at (1, 0), turned once; a follower goes into the northern city
 *   2. C U 0,1/0 .            base/C fits nowhere; base/U is laid; no figure is put on it
 *
 * It says exactly what the moves say, so writing and reading it takes no rules.
 */
import { type Result, readNotation, refuse, shown, writeNotation } from '@bastide/kernel'
import type { At } from './board/map.ts'
import type { Move } from './move.ts'

/** Left out of the names of tiles and figures. */
const USUAL_SET = 'base/'
const USUAL_FIGURE = 'follower'

const tileToken = (id: string): string => (id.startsWith(USUAL_SET) ? id.slice(USUAL_SET.length) : id)
const figureToken = (figure: string): string => (figure === USUAL_FIGURE ? '' : `${figure}=`)

function tokenOf(move: Move): string {
  if ('starts' in move) return `*${move.starts}`
  if ('draw' in move) return tileToken(move.draw)
  if ('place' in move) return `${move.at.join(',')}/${move.turn}`
  if ('deploy' in move)
    return `+${figureToken(move.deploy)}${move.on}${move.at === undefined ? '' : `@${move.at.join(',')}`}`
  if ('take' in move) return `-${figureToken(move.take)}${move.on}@${move.at.join(',')}`
  return 'choose' in move ? `=${move.choose}` : '.'
}

// A draw begins a turn, unless it follows a draw that fitted nowhere or chance's choice of who starts.
const beginsTurn = (move: Move, before: Move): boolean => 'draw' in move && !('draw' in before) && !('starts' in before)

export const toNotation = (moves: readonly Move[]): string => writeNotation(moves, tokenOf, beginsTurn)

const INTEGER = '-?\\d{1,7}'
const AT = new RegExp(`^(${INTEGER}),(${INTEGER})$`)
const PLACEMENT = new RegExp(`^(${INTEGER}),(${INTEGER})/([0-3])$`)
const STARTS = /^\*(\d{1,2})$/
const FIGURE = /^([+-])(?:([a-z][a-z-]*)=)?([a-z][a-z-]*(?::[A-Za-z0-9-]+)?)(?:@(.+))?$/
const CHOICE = /^=([A-Za-z0-9-]{1,40})$/
const TILE = /^(?:[a-z0-9-]+\/)?[A-Za-z0-9-]+$/

function readAt(text: string, where: string): At {
  const found = AT.exec(text)
  if (found === null) return refuse('not-a-cell', `expected coordinates such as 1,-2, found ${shown(text)}`, { where })
  return [Number(found[1]), Number(found[2])]
}

function readFigure(found: RegExpExecArray, where: string): Move {
  const [, sign, figure = USUAL_FIGURE, on = '', at] = found
  if (sign === '+') return { deploy: figure, on, ...(at === undefined ? {} : { at: readAt(at, where) }) }
  if (at === undefined) return refuse('no-cell', 'say where the figure is taken from, as in -road:E@1,0', { where })
  return { take: figure, on, at: readAt(at, where) }
}

function readToken(token: string, drawn: string | null, where: string): Move {
  const placed = PLACEMENT.exec(token)
  if (placed !== null) {
    if (drawn === null) return refuse('nothing-drawn', `no tile was drawn that ${shown(token)} could lay`, { where })
    return { place: drawn, at: [Number(placed[1]), Number(placed[2])], turn: Number(placed[3]) }
  }
  const figure = FIGURE.exec(token)
  if (figure !== null) return readFigure(figure, where)
  const choice = CHOICE.exec(token)
  if (choice !== null) return { choose: choice[1] as string }
  const starts = STARTS.exec(token)
  if (starts !== null) return { starts: Number(starts[1]) }
  if (token === '.') return { pass: true }
  if (TILE.test(token) && token.length <= 60) return { draw: token.includes('/') ? token : `${USUAL_SET}${token}` }
  return refuse('unknown-token', `cannot read ${shown(token)}`, { where })
}

/** Reads an untrusted notation back into moves. Does not check whether they are legal. */
export function fromNotation(text: unknown): Result<readonly Move[]> {
  let drawn: string | null = null
  return readNotation(text, (token, where) => {
    const move = readToken(token, drawn, where)
    if ('draw' in move) drawn = move.draw
    return move
  })
}
