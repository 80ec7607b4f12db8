import { startTile } from '../../start-tile/text/nl.ts'
import type { Wording } from '../../text.ts'

export const stream: Wording = {
  words: {
    'feature.stream': 'een rivier',
    'feature.stream.the': 'de rivier',
    'feature.stream.in': 'op een rivier',
    'feature.stream.from': 'van de rivier',
    'feature.stream.name': 'rivier',
    'tile.river/spring': 'de bron',
    'option.river-room': 'Ruimte voor de rivier',
    'option.river-room.says': 'Hoeveel lege vakken een riviertegel voor zich nodig heeft.',
    'option.river-room.printed': 'Zoals gedrukt',
    'option.river-room.printed.says': 'Alleen het vak waar de rivier heen stroomt, moet vrij zijn.',
    'option.river-room.wide': 'Ruim',
    'option.river-room.wide.says': 'Zes vakken vooruit moeten vrij zijn; zo loopt de rivier zelden vast.',
    ...startTile,
  },
  sentences: {
    'set-aside': '{seat} kan {tile} nergens aanleggen en legt die tegel opzij. ({clause})',
    'set-aside.shown': '{seat} kan de tegel nergens aanleggen en legt die opzij. ({clause})',
    lifted: 'Geen enkele riviertegel past: voor deze trekking mag de rivier buigen en dringen zoals ze wil. ({clause})',
    abandoned:
      'De rivier blijft open: de tegels die er nog van over zijn, passen nergens en gaan uit het spel. ({clause})',
  },
  clauses: {
    'RIVER-2':
      'Een riviertegel leg je aan een open uiteinde van de rivier, zodat die doorloopt. De andere zijden moeten passen zoals altijd.',
    'RIVER-3':
      'De rivier mag niet op twee tegels achter elkaar dezelfde kant op buigen. Het vak waar ze heen stroomt, moet leeg zijn, en geen andere arm mag daarheen stromen. Speel je met ruime ruimte, dan geldt dat ook voor de vakken links en rechts daarvan en voor de drie vakken erachter.',
    'RIVER-4':
      'Op de rivier zelf komt niemand te staan. Op al het andere op een riviertegel zet je horigen zoals altijd.',
    'RIVER-5': 'De rivier scheidt de weiden op haar oevers. Rond de bron, het meer en de vulkaan loopt de weide door.',
    'RIVER-6':
      'Een riviertegel die nergens past, leg je opzij tot er een andere ligt, en je trekt opnieuw. Past er geen enkele, dan vervalt voor deze keer de regel over bochten en ruimte, als elk open uiteinde maar naar een eigen, vrij vak leidt. Helpt dat ook niet, dan gaat de rest van de rivier uit het spel en trek je een gewone tegel.',
  },
}
