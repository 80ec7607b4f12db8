import { stream } from '../../../stream/text/en.ts'
import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/en.ts'

export const en: ModuleText = {
  name: 'The River',
  words: {
    ...lesson,
    ...stream.words,
    'module.river.says': 'Start by building a river: a calm opening with room for everyone.',
    'tile.river/lake': 'the lake',
    'tile.river/two-cities': 'a river tile (two cities)',
    'tile.river/city-road': 'a river tile (city, road)',
    'tile.river/monastery-road': 'a river tile (monastery, road)',
    'tile.river/bridge': 'a river tile (bridge)',
    'tile.river/straight': 'a river tile (straight)',
    'tile.river/city-corner': 'a river tile (bend, city corner)',
    'tile.river/road-curve': 'a river tile (bend, road around it)',
    'tile.river/curve': 'a river tile (bend)',
    'tile.river/curve-garden': 'a river tile (bend, garden)',
  },
  sentences: stream.sentences,
  clauses: {
    ...stream.clauses,
    'RIVER-1':
      'The river is laid before anything else. Its spring lies there from the beginning; ten river tiles follow in random order, and the lake is last. Then you play on with all other tiles, the start tile among them unless it is left out.',
  },
}
