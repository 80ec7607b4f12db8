import { stream } from '../../../stream/text/en.ts'
import type { ModuleText } from '../../../text.ts'

export const en: ModuleText = {
  name: 'River II',
  words: {
    ...stream.words,
    'module.river-2.says': 'A river that forks, with a volcano, an inn and a herd of pigs.',
    'symbol.volcano': 'volcano',
    'symbol.inn': 'inn',
    'symbol.pig-herd': 'pig herd',
    'option.pig-herd': 'Pig herd',
    'option.pig-herd.says': 'Whether the herd adds to its field’s points.',
    'option.pig-herd.off': 'Decoration',
    'option.pig-herd.off.says': 'The herd changes nothing.',
    'option.pig-herd.on': 'Counts',
    'option.pig-herd.on.says':
      'At the end, whoever has the most farmers on its field gets 1 point more for every completed city beside it.',
    'tile.river-2/city-mouth': 'a River II tile (city at the mouth)',
    'tile.river-2/volcano': 'the volcano',
    'tile.river-2/fork': 'the fork',
    'tile.river-2/city-bridge': 'a River II tile (city across the river)',
    'tile.river-2/monastery': 'a River II tile (monastery)',
    'tile.river-2/inn-bridge': 'a River II tile (bridge, inn)',
    'tile.river-2/city-road': 'a River II tile (city, road)',
    'tile.river-2/curve': 'a River II tile (bend)',
    'tile.river-2/city-corner': 'a River II tile (bend, city corner, pennant)',
    'tile.river-2/pig-herd': 'a River II tile (bend, pig herd)',
    'tile.river-2/road-curve': 'a River II tile (bend, road around it)',
  },
  sentences: {
    ...stream.sentences,
    again: '{seat} has another turn. ({clause})',
    'score.RIVER2-4': '{seat} scores {points} for the pig herd: {sum}. ({clause})',
  },
  clauses: {
    ...stream.clauses,
    'RIVER2-1':
      'The river is laid before anything else. Its spring lies there from the beginning, and the first player lays the fork. More river tiles follow, each on the arm you like, and the volcano is last.',
    'RIVER2-2':
      'The two arms never meet, and each keeps the rule about bends by itself. Only the square that an arm flows to needs to be free, unless you agree on wide room. On the fork, each arm bends in its own way, or runs straight.',
    'RIVER2-3':
      'If you lay the volcano you put nobody on it. You may take your abbot back, unless you agreed that he stays. What it completes is scored as usual, and after that you have another turn, with an ordinary tile.',
    'RIVER2-4':
      'Inn, pig herd and volcano are pictures for other expansions. You may agree that the herd counts: then, at the end, whoever has most farmers on its field gets 1 point per completed city beside it; if several have equally many, all of them do.',
    'RIVER2-5':
      'The tile with the city at the mouth closes one arm. If you play with both rivers, there is one spring and no lake: the fork comes first, all others are mixed, and the volcano is last.',
  },
}
