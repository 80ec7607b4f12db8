import { stream } from '../../../stream/text/fr.ts'
import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/fr.ts'

export const fr: ModuleText = {
  name: 'La Rivière',
  words: {
    ...lesson,
    ...stream.words,
    'module.river.says': 'On commence par une rivière : un début tranquille, avec de la place pour tous.',
    'tile.river/lake': 'le lac',
    'tile.river/two-cities': 'une tuile rivière (deux villes)',
    'tile.river/city-road': 'une tuile rivière (ville, route)',
    'tile.river/monastery-road': 'une tuile rivière (abbaye, route)',
    'tile.river/bridge': 'une tuile rivière (pont)',
    'tile.river/straight': 'une tuile rivière (tout droit)',
    'tile.river/city-corner': 'une tuile rivière (virage, coin de ville)',
    'tile.river/road-curve': 'une tuile rivière (virage, longé par une route)',
    'tile.river/curve': 'une tuile rivière (virage)',
    'tile.river/curve-garden': 'une tuile rivière (virage, jardin)',
  },
  sentences: stream.sentences,
  clauses: {
    ...stream.clauses,
    'RIVER-1':
      'La rivière se pose avant tout le reste. Sa source est là dès le début ; dix tuiles rivière suivent dans un ordre au hasard, et le lac vient en dernier. Puis on joue avec toutes les autres tuiles, y compris la tuile de départ, sauf si elle est laissée de côté.',
  },
}
