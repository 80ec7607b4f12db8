import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/de.ts'

export const de: ModuleText = {
  name: 'Kultstätten & Ketzer',
  words: {
    ...lesson,
    'module.cult.says': 'Kultstätten wetteifern mit Klöstern: Wer zuerst fertig ist, bekommt alle Punkte.',
    'feature.cult': 'einer Kultstätte',
    'feature.cult.the': 'der Kultstätte',
    'feature.cult.in': 'auf eine Kultstätte',
    'feature.cult.from': 'von der Kultstätte',
    'feature.cult.name': 'Kultstätte',
    'feature.cult.all': 'Kultstätten',
    'role.heretic': 'einen Ketzer',
    'role.heretic.name': 'Ketzer',
    'option.cult-tiles': 'Kultstätten',
    'option.cult-tiles.says': 'Wie viele Plättchen mit Kultstätte im Spiel sind.',
    'option.cult-tiles.5': 'Fünf',
    'option.cult-tiles.5.says': 'Wie zuerst erschienen.',
    'option.cult-tiles.6': 'Sechs',
    'option.cult-tiles.6.says': 'Mit dem Plättchen, das eine spätere Auflage dazugab.',
    'tile.cult/plain': 'eine Kultstätte (nur Wiese)',
    'tile.cult/cap': 'eine Kultstätte (Stadt)',
    'tile.cult/road': 'eine Kultstätte (Straße)',
    'tile.cult/cap-road': 'eine Kultstätte (Stadt, Straße)',
    'tile.cult/two-roads': 'eine Kultstätte (zwei Straßen)',
    'tile.cult/cap-two-roads': 'eine Kultstätte (Stadt, zwei Straßen)',
  },
  sentences: {
    'returned.CULT-4': '{seat} verliert das Duell und holt {figures} {feature.from} ohne Punkte zurück. ({clause})',
  },
  clauses: {
    'CULT-1':
      'Eine Kultstätte wird gespielt wie ein Kloster und bringt gleich viele Punkte. Dein Gefolgsmann dort ist ein Ketzer.',
    'CULT-2':
      'Keine Kultstätte darf zwei Klöster um sich haben und kein Kloster zwei Kultstätten. Auch Ecken zählen. So darfst du kein Plättchen legen.',
    'CULT-3':
      'Ein Ketzer und ein Mönch auf benachbarten Feldern stehen im Duell, egal wer zuerst da war, und selbst wenn beide dir gehören.',
    'CULT-4':
      'Wer zuerst ganz von Plättchen umgeben ist, gewinnt und bekommt 9 Punkte. Der andere bekommt keine. Beide gehen an ihre Besitzer zurück.',
    'CULT-5':
      'Ist am Ende keins von beiden fertig, bringen beide, was sie haben. Stellt ein Plättchen beide fertig, bringen beide 9 Punkte.',
    'CULT-6':
      'Statt auf die Kultstätte darfst du deinen Gefolgsmann auch auf die Straße oder die Wiese oder in die Stadt ihres Plättchens setzen.',
    'CULT-7':
      'Ein Duell gibt es nur, solange an beiden Orten jemand steht; wer aus Carcassonne kommt, zählt mit. Ein leerer Ort, der fertig wird, besiegt niemanden, und ein Abt, der zurückgeholt wird, beendet das Duell. Gärten haben nichts damit zu tun. Ein Plättchen, das nach diesen Regeln nirgends liegen darf, kommt aus dem Spiel, und du ziehst ein neues.',
  },
}
