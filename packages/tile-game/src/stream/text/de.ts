import { startTile } from '../../start-tile/text/de.ts'
import type { Wording } from '../../text.ts'

export const stream: Wording = {
  words: {
    'feature.stream': 'einem Fluss',
    'feature.stream.the': 'dem Fluss',
    'feature.stream.in': 'auf einen Fluss',
    'feature.stream.from': 'vom Fluss',
    'feature.stream.name': 'Fluss',
    'tile.river/spring': 'die Quelle',
    'option.river-room': 'Platz für den Fluss',
    'option.river-room.says': 'Wie viel ein Flussplättchen vor sich frei haben muss.',
    'option.river-room.printed': 'Wie gedruckt',
    'option.river-room.printed.says': 'Nur das Feld, auf das der Fluss zufließt, muss frei sein.',
    'option.river-room.wide': 'Viel Platz',
    'option.river-room.wide.says': 'Sechs Felder voraus müssen frei sein. So bleibt der Fluss selten stecken.',
    ...startTile,
  },
  sentences: {
    'set-aside': '{seat} kann {tile} nirgends legen: Das Plättchen kommt beiseite. ({clause})',
    'set-aside.shown': '{seat} kann das Plättchen nirgends legen: Es kommt beiseite. ({clause})',
    lifted:
      'Kein Flussplättchen passt. Dieses eine Mal darf der Fluss biegen und sich drängen, wie er will. ({clause})',
    abandoned: 'Der Fluss bleibt offen: Seine übrigen Plättchen passen nicht und kommen aus dem Spiel. ({clause})',
  },
  clauses: {
    'RIVER-2':
      'Ein Flussplättchen legst du an ein offenes Ende des Flusses, sodass er weiterfließt. Seine anderen Seiten müssen passen wie immer.',
    'RIVER-3':
      'Der Fluss darf nicht auf zwei Plättchen hintereinander in dieselbe Richtung biegen. Das Feld, auf das er zufließt, muss leer sein, und kein anderer Arm darf darauf zufließen. Spielt ihr mit viel Platz, gilt das auch für die Felder links und rechts davon und für die drei dahinter.',
    'RIVER-4':
      'Auf dem Fluss selbst steht niemand. Alles andere auf seinen Plättchen nimmt Gefolgsleute auf wie immer.',
    'RIVER-5':
      'Der Fluss trennt die Wiesen an seinen Ufern. Um Quelle, See und Vulkan herum ist die Wiese eine einzige.',
    'RIVER-6':
      'Ein Flussplättchen, das nirgends passt, kommt beiseite, bis ein anderes liegt, und du ziehst neu. Passt keins, entfällt dieses eine Mal die Regel über Kurven und Platz, solange jedes offene Ende auf ein eigenes freies Feld führt. Hilft auch das nicht, kommt der Rest des Flusses aus dem Spiel, und du ziehst ein gewöhnliches Plättchen.',
  },
}
