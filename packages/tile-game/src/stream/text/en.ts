import { startTile } from '../../start-tile/text/en.ts'
import type { Wording } from '../../text.ts'

export const stream: Wording = {
  words: {
    'feature.stream': 'a river',
    'feature.stream.the': 'the river',
    'feature.stream.in': 'on a river',
    'feature.stream.from': 'from the river',
    'feature.stream.name': 'stretch of river',
    'tile.river/spring': 'the spring',
    'option.river-room': 'Room for the river',
    'option.river-room.says': 'How much free space a river tile needs ahead.',
    'option.river-room.printed': 'As printed',
    'option.river-room.printed.says': 'Only the square the river flows to must be free.',
    'option.river-room.wide': 'Wide',
    'option.river-room.wide.says': 'Six squares ahead must be free, so the river rarely gets stuck.',
    ...startTile,
  },
  sentences: {
    'set-aside': '{seat} can’t place {tile} anywhere: it is set aside. ({clause})',
    'set-aside.shown': '{seat} can’t place the tile anywhere: it is set aside. ({clause})',
    lifted: 'No river tile fits, so for this draw it may bend and crowd as it likes. ({clause})',
    abandoned: 'The river stays open: its remaining tiles don’t fit and leave the game. ({clause})',
  },
  clauses: {
    'RIVER-2':
      'A river tile is laid at an open end of the river and carries it on. Its other sides must fit as always.',
    'RIVER-3':
      'The river may not bend the same way on two tiles in a row. The square it flows to must be empty, and no other arm may be flowing there. If you play with wide room, the same goes for the squares to the left and right of it and for the three behind them.',
    'RIVER-4': 'Nobody stands on the river itself. Everything else on its tiles takes followers as usual.',
    'RIVER-5':
      'The river divides the fields on its banks. Around the spring, the lake and the volcano the field is one.',
    'RIVER-6':
      'A river tile that fits nowhere is set aside until another has been laid, and you draw again. If none fits, the rule about bends and space is dropped for this draw, so long as each open end leads to a free square of its own. If that does not help, the rest of the river leaves the game and you draw an ordinary tile.',
  },
}
