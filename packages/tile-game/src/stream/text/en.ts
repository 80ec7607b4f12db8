import type { Wording } from '../../text.ts'

export const stream: Wording = {
  words: {
    'feature.stream': 'a river',
    'feature.stream.the': 'the river',
    'feature.stream.from': 'from the river',
    'feature.stream.name': 'stretch of river',
    'tile.river/spring': 'the spring',
  },
  sentences: {
    'set-aside': '{seat} cannot lay {tile} anywhere: it is set aside. ({clause})',
    lifted: 'No tile of the river has a place: for this draw it may bend and crowd as it likes. ({clause})',
    abandoned: 'The river stays open: its tiles that are left have no place and leave the game. ({clause})',
  },
  clauses: {
    'RIVER-2':
      'A river tile is laid at an open end of the river and carries it on. Its other sides must fit as always.',
    'RIVER-3':
      'The river may not bend the same way on two tiles in a row. It also needs space: the square it flows to, the squares to the left and right of that, and the three behind them must be empty, and no other arm may be flowing to any of them.',
    'RIVER-4': 'Nobody stands on the river itself. Everything else on its tiles takes followers as usual.',
    'RIVER-5':
      'The river divides the fields on its banks. Around the spring, the lake and the volcano the field is one.',
    'RIVER-6':
      'A river tile that fits nowhere is set aside until another has been laid, and you draw again. If none fits, the rule about bends and space is dropped for this draw, so long as each open end leads to a free square of its own. If that does not help, the rest of the river leaves the game and you draw an ordinary tile.',
  },
}
