import { writeFileSync } from 'node:fs'
import type { Artist, ArtOptions } from '../art/artist.ts'
import { cardArt } from '../art/card-art.ts'
import { diceArt } from '../art/dice-art.ts'
import { tileArt } from '../art/tile-art.ts'
import { type Command, OK, readArguments, type Terminal } from '../command.ts'
import { Failed, failure, Misuse } from '../failure.ts'
import { playRecord, readRecordFile } from '../playing.ts'
import { gameOf } from '../setup.ts'

/** By game: who draws it. */
const ARTISTS: { readonly [game: string]: Artist } = { tile: tileArt, dice: diceArt, card: cardArt }
const DRAWN = Object.keys(ARTISTS)

function deliver(svg: string, out: string | undefined, terminal: Terminal): number {
  if (out === undefined) {
    terminal.out(svg.trimEnd())
    return OK
  }
  try {
    writeFileSync(out, svg)
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException
    throw new Failed(failure('unwritable', `cannot write ${out} (${code})`), { cause: thrown })
  }
  terminal.out(`${out}: ${Math.ceil(svg.length / 1000)} kB`)
  return OK
}

function drawSheet(game: string, options: ArtOptions): string {
  const artist = ARTISTS[gameOf(game).id]
  if (artist === undefined)
    throw new Misuse(failure('other-game', `the ${game} game is not drawn yet; ${DRAWN.join(' and ')} are`))
  return artist.drawSheet(options)
}

/** A record says of which game it is; `--game` may repeat it. */
function drawRecord(file: string, game: string | undefined, options: ArtOptions): string {
  if (options.module !== undefined) throw new Misuse('--module and --record cannot both be given')
  const record = readRecordFile(file)
  if (game !== undefined && gameOf(game).id !== record.game)
    throw new Failed(failure('other-game', `this is a record of the ${record.game} game, not of the ${game} game`))
  const played = playRecord(record)
  if (played.trouble !== null) throw new Failed(played.trouble)
  const drawn = ARTISTS[played.game.id]?.drawGame?.(played, options)
  if (drawn === undefined)
    throw new Failed(failure('other-game', `this is a record of the ${record.game} game, which is not drawn yet`))
  return drawn
}

export const art: Command = {
  name: 'art',
  purpose: 'draws the tiles or dice of a game, or a played game',
  help: [
    'usage: bastide art [--game tile] [--module ID | --record FILE] [--detail 0|1|2] [--out FILE]',
    '       bastide art --game dice [--record FILE] [--out FILE]',
    '       bastide art --game card [--out FILE]',
    '',
    'Draws every tile with its name below it, as an SVG picture, such as docs/art/tiles.svg; of the dice game every face,',
    'such as docs/art/dice.svg; of the card game every card, such as docs/art/cards.svg. With --record it plays the record in FILE and draws that game instead: tiles joined, with',
    'the figures on them; or the dice of the last turn that scored.',
    '',
    `  --game GAME     ${DRAWN.join(', ')}; by default tile, and with --record the record's own`,
    '  --record FILE   this game, as far as the record goes',
    '  --out FILE      writes the picture to this file instead of printing it',
    'for the tile game:',
    '  --module ID     only the tiles of this module',
    '  --detail D      0 for tiles under 60 pixels, 1 (default), or 2 for large ones',
  ].join('\n'),
  run(argv, terminal) {
    const { values } = readArguments(
      argv,
      {
        game: { type: 'string' },
        module: { type: 'string' },
        record: { type: 'string' },
        detail: { type: 'string' },
        out: { type: 'string' },
      },
      [],
    )
    const { game, record, out, ...options } = values
    const svg = record === undefined ? drawSheet(game ?? 'tile', options) : drawRecord(record, game, options)
    return deliver(svg, out, terminal)
  },
}
