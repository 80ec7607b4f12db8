import { stream } from '../../../stream/text/nl.ts'
import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/nl.ts'

export const nl: ModuleText = {
  name: 'De Rivier',
  words: {
    ...lesson,
    ...stream.words,
    'module.river.says': 'Eerst bouw je een rivier: een rustig begin, met ruimte voor iedereen.',
    'tile.river/lake': 'het meer',
    'tile.river/two-cities': 'een riviertegel (twee steden)',
    'tile.river/city-road': 'een riviertegel (stad, weg)',
    'tile.river/monastery-road': 'een riviertegel (klooster, weg)',
    'tile.river/bridge': 'een riviertegel (brug)',
    'tile.river/straight': 'een riviertegel (recht)',
    'tile.river/city-corner': 'een riviertegel (bocht, stadshoek)',
    'tile.river/road-curve': 'een riviertegel (bocht, weg eromheen)',
    'tile.river/curve': 'een riviertegel (bocht)',
    'tile.river/curve-garden': 'een riviertegel (bocht, tuin)',
  },
  sentences: stream.sentences,
  clauses: {
    ...stream.clauses,
    'RIVER-1':
      'Eerst wordt de rivier gelegd. De bron ligt er van het begin af; dan volgen tien riviertegels in willekeurige volgorde, en het meer komt als laatste. Daarna speel je verder met alle andere tegels, ook de starttegel als die meedoet.',
  },
}
