import { startTile } from '../../start-tile/text/da.ts'
import type { Wording } from '../../text.ts'

export const stream: Wording = {
  words: {
    'feature.stream': 'en flod',
    'feature.stream.the': 'floden',
    'feature.stream.in': 'på en flod',
    'feature.stream.from': 'fra floden',
    'feature.stream.name': 'flod',
    'tile.river/spring': 'kilden',
    'option.river-room': 'Plads til floden',
    'option.river-room.says': 'Hvor mange tomme felter en flodbrik skal have foran sig.',
    'option.river-room.printed': 'Som trykt',
    'option.river-room.printed.says': 'Kun det felt, floden løber mod, skal være frit.',
    'option.river-room.wide': 'Rummelig',
    'option.river-room.wide.says': 'Seks felter foran skal være frie, så floden sjældent går i stå.',
    ...startTile,
  },
  sentences: {
    'set-aside': '{seat} kan ikke lægge {tile} nogen steder: brikken lægges til side. ({clause})',
    'set-aside.shown': '{seat} kan ikke lægge brikken nogen steder: den lægges til side. ({clause})',
    lifted: 'Ingen flodbrik har plads: i denne trækning må floden bugte sig og klumpe sig, som den vil. ({clause})',
    abandoned:
      'Floden bliver stående åben: de flodbrikker, der er tilbage, passer ingen steder og går ud af spillet. ({clause})',
  },
  clauses: {
    'RIVER-2':
      'En flodbrik lægges ved en åben ende af floden, så den løber videre. De andre sider skal passe som altid.',
    'RIVER-3':
      'Floden må ikke svinge til samme side på to brikker i træk. Feltet, den løber mod, skal være tomt, og ingen anden arm må løbe mod det. Spiller I med rummelig plads, gælder det samme for felterne til venstre og højre for det og for de tre felter bagved.',
    'RIVER-4': 'Ingen kan stå på selve floden. På alt andet på flodbrikkerne sættes følgesvende som ellers.',
    'RIVER-5': 'Floden skiller markerne på sine bredder. Rundt om kilden, søen og vulkanen hænger marken sammen.',
    'RIVER-6':
      'En flodbrik, der ikke passer nogen steder, lægges til side, til en anden er lagt, og du trækker igen. Passer ingen af dem, gælder reglen om sving og plads ikke i denne omgang, når blot hver åben ende fører til et frit felt for sig selv. Hjælper det heller ikke, går resten af floden ud af spillet, og du trækker en almindelig brik.',
  },
}
