import { countSequences } from '@bastide/kernel'
import { type Command, OK, readArguments, readCount } from '../command.ts'
import { expectTileGame, readTileRules } from '../setup.ts'

export const perft: Command = {
  name: 'perft',
  purpose: 'counts the sequences of moves of the tile game from the start',
  help: [
    'usage: bastide perft --depth N [--game tile] [--setup FILE] [--seats N]',
    '',
    'For the tile game only. Counts the different sequences of N moves from the start. A move of a seat and a move of chance count as one each;',
    'outcomes of chance are not weighted; placements that look the same are one move. To compare engines, see',
    'docs/perft.md.',
    '',
    '  --depth N      1 to 20',
    '  --game tile    the game; there are no counts of another to compare with',
    '  --setup FILE   a setup as JSON (default: edition 2016)',
    '  --seats N      1 to 5 (default 2)',
  ].join('\n'),
  run(argv, terminal) {
    const { values } = readArguments(
      argv,
      {
        game: { type: 'string', default: 'tile' },
        depth: { type: 'string', default: '' },
        setup: { type: 'string' },
        seats: { type: 'string', default: '2' },
      },
      [],
    )
    expectTileGame(values.game, 'counts the tile game')
    const depth = readCount(values.depth, 'depth', 1, 20)
    const rules = readTileRules(values.setup, readCount(values.seats, 'seats', 1, 5))
    for (let moves = 1; moves <= depth; moves++)
      terminal.out(`${String(moves).padStart(2)}  ${countSequences(rules, rules.start(), moves)}`)
    return OK
  },
}
