import { writeFileSync } from 'node:fs'
import { type Artist, ASKED } from '../art/artist.ts'
import { cardArt } from '../art/card-art.ts'
import { tileArt } from '../art/tile-art.ts'
import { type Command, OK, readArguments, type Terminal } from '../command.ts'
import { Failed, failure, Misuse } from '../failure.ts'
import { gameOf } from '../setup.ts'

/** The games that have pictures, by id. */
const ARTISTS: { readonly [game: string]: Artist } = { tile: tileArt, card: cardArt }

function artistOf(id: string): Artist {
  const artist = ARTISTS[gameOf(id).id]
  if (artist === undefined)
    throw new Misuse(
      failure('other-game', `the ${id} game has no pictures yet; ${Object.keys(ARTISTS).join(' and ')} have`),
    )
  return artist
}

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

export const art: Command = {
  name: 'art',
  purpose: 'draws the tiles or cards of a game, or a played game as a map',
  help: [
    'usage: bastide art [--game tile] [--module ID | --record FILE] [--detail 0|1|2] [--out FILE]',
    '       bastide art --game card [--out FILE]',
    '',
    'Draws every tile with its name below it, as an SVG picture, such as docs/art/tiles.svg. With --record it plays the',
    'record in FILE and draws its layout instead, with the tiles joined and the figures on them. Of the card game it draws',
    'every card, what stands beside them, and rows as they lie, such as docs/art/cards.svg.',
    '',
    '  --game GAME     tile (default) or card',
    '  --module ID     only the tiles of this module',
    '  --record FILE   the layout of this game, as far as the record goes',
    '  --detail D      0 for tiles under 60 pixels, 1 (default), or 2 for large ones',
    '  --out FILE      writes the picture to this file instead of printing it',
  ].join('\n'),
  run(argv, terminal) {
    const { values } = readArguments(
      argv,
      {
        game: { type: 'string', default: 'tile' },
        module: { type: 'string' },
        record: { type: 'string' },
        detail: { type: 'string' },
        out: { type: 'string' },
      },
      [],
    )
    const artist = artistOf(values.game)
    for (const option of ASKED)
      if (values[option] !== undefined && !artist.options.includes(option))
        throw new Misuse(`--${option} is not for the ${values.game} game`)
    return deliver(artist.draw(values), values.out, terminal)
  },
}
