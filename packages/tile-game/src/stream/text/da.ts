import type { Wording } from '../../text.ts'

export const stream: Wording = {
  words: {
    'feature.stream': 'en flod',
    'feature.stream.the': 'floden',
    'feature.stream.from': 'fra floden',
    'feature.stream.name': 'flod',
    'tile.river/spring': 'kilden',
  },
  sentences: {
    'set-aside': '{seat} kan ikke lægge {tile} nogen steder: brikken lægges til side. ({clause})',
    lifted: 'Ingen flodbrik har plads: i denne trækning må floden bugte sig og klumpe sig, som den vil. ({clause})',
    abandoned:
      'Floden bliver stående åben: de flodbrikker, der er tilbage, passer ingen steder og går ud af spillet. ({clause})',
  },
  clauses: {
    'RIVER-2':
      'En flodbrik lægges ved en åben ende af floden, så den løber videre. De andre sider skal passe som altid.',
    'RIVER-3':
      'Floden må ikke svinge til samme side på to brikker i træk. Den skal også have plads: Feltet, den løber mod, felterne til venstre og højre for det og de tre felter bagved skal være tomme, og ingen anden arm må løbe mod nogen af dem.',
    'RIVER-4': 'Ingen kan stå på selve floden. På alt andet på flodbrikkerne sættes følgesvende som ellers.',
    'RIVER-5': 'Floden skiller markerne på sine bredder. Rundt om kilden, søen og vulkanen hænger marken sammen.',
    'RIVER-6':
      'En flodbrik, der ikke passer nogen steder, lægges til side, til en anden er lagt, og du trækker igen. Passer ingen af dem, gælder reglen om sving og plads ikke i denne omgang, når blot hver åben ende fører til et frit felt for sig selv. Hjælper det heller ikke, går resten af floden ud af spillet, og du trækker en almindelig landebrik.',
  },
}
