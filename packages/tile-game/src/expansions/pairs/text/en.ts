/** How modules play together. These texts name no module by its id, so they stay when one is taken away. */
import type { Wording } from '../../../text.ts'

export const en: Wording = {
  // Options that two modules bring about together.
  words: {
    'option.volcano-abbot': 'Abbot in the volcano’s turn',
    'option.volcano-abbot.says': 'Whether you may recall him when you place the volcano.',
    'option.volcano-abbot.may-return': 'Can be recalled',
    'option.volcano-abbot.may-return.says': 'As in any other turn.',
    'option.volcano-abbot.stays': 'Stays',
    'option.volcano-abbot.stays.says': 'Whoever places the volcano does nothing else.',
  },
  sentences: {},
  clauses: {
    'MIX-1': 'You can play with any expansions you like, few or many, with either edition and any number of players.',
    'MIX-2':
      'After laying a tile you put somebody on it, or take your abbot back. Followers leave Carcassonne, and what is complete is scored. Heretics and monks settle who won, king and robber baron move on, you put a follower into Carcassonne and move the count. A crop circle comes last.',
    'MIX-3':
      'At the end the last turn is played out, with its crop circle. Then followers leave the market, unfinished things are scored, then farmers and pig herd, then king and robber baron.',
    'MIX-4':
      'If you play without farmers, nobody goes on a field, a pitchfork does nothing, neither followers nor count go to the market, and the pig herd is worth nothing.',
  },
}
