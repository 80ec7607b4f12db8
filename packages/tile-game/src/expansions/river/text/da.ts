import { stream } from '../../../stream/text/da.ts'
import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/da.ts'

export const da: ModuleText = {
  name: 'Floden',
  words: {
    ...lesson,
    ...stream.words,
    'module.river.says': 'Først bygges en flod: en rolig begyndelse med plads til alle.',
    'tile.river/lake': 'søen',
    'tile.river/two-cities': 'en flodbrik (to byer)',
    'tile.river/city-road': 'en flodbrik (by, vej)',
    'tile.river/monastery-road': 'en flodbrik (kloster, vej)',
    'tile.river/bridge': 'en flodbrik (bro)',
    'tile.river/straight': 'en flodbrik (lige)',
    'tile.river/city-corner': 'en flodbrik (sving, byhjørne)',
    'tile.river/road-curve': 'en flodbrik (sving, vej udenom)',
    'tile.river/curve': 'en flodbrik (sving)',
    'tile.river/curve-garden': 'en flodbrik (sving, have)',
  },
  sentences: stream.sentences,
  clauses: {
    ...stream.clauses,
    'RIVER-1':
      'Floden lægges før alt andet. Kilden ligger der fra begyndelsen; så følger ti flodbrikker i tilfældig rækkefølge, og søen kommer til sidst. Derefter spiller I videre med alle de andre brikker, også startbrikken, hvis den er med.',
  },
}
