import { stream } from '../../../stream/text/de.ts'
import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/de.ts'

export const de: ModuleText = {
  name: 'Der Fluss',
  words: {
    ...lesson,
    ...stream.words,
    'module.river.says': 'Zuerst baut ihr einen Fluss: ein ruhiger Anfang mit Platz für alle.',
    'tile.river/lake': 'das Plättchen mit dem See',
    'tile.river/two-cities': 'ein Flussplättchen (zwei Städte)',
    'tile.river/city-road': 'ein Flussplättchen (Stadt, Straße)',
    'tile.river/monastery-road': 'ein Flussplättchen (Kloster, Straße)',
    'tile.river/bridge': 'ein Flussplättchen (Brücke)',
    'tile.river/straight': 'ein Flussplättchen (gerade)',
    'tile.river/city-corner': 'ein Flussplättchen (Kurve, Stadtecke)',
    'tile.river/road-curve': 'ein Flussplättchen (Kurve, Straße außen herum)',
    'tile.river/curve': 'ein Flussplättchen (Kurve)',
    'tile.river/curve-garden': 'ein Flussplättchen (Kurve, Garten)',
  },
  sentences: stream.sentences,
  clauses: {
    ...stream.clauses,
    'RIVER-1':
      'Zuerst wird der Fluss gelegt. Seine Quelle liegt von Anfang an da; zehn Flussplättchen folgen in zufälliger Reihenfolge, und der See kommt zuletzt. Dann spielt ihr mit allen anderen Plättchen weiter, auch mit dem Startplättchen, wenn es nicht wegbleibt.',
  },
}
