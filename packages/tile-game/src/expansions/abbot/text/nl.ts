import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/nl.ts'

export const nl: ModuleText = {
  name: 'De Abt',
  words: {
    ...lesson,
    'module.abbot.says': 'Iedereen krijgt een abt, die tuinen verzorgt en die je kunt terughalen.',
    'step.deploy.both': 'Een figuur plaatsen, of je abt terughalen?',
    'step.deploy.take': 'Je abt terughalen?',
    'feature.garden': 'een tuin',
    'feature.garden.the': 'de tuin',
    'feature.garden.in': 'in een tuin',
    'feature.garden.from': 'uit de tuin',
    'feature.garden.name': 'tuin',
    'feature.garden.all': 'tuinen',
    'role.abbot': 'een abt',
    'role.abbot.name': 'abt',
    'figure.abbot.one': 'abt',
    'figure.abbot.other': 'abten',
    'option.abbots': 'Abten',
    'option.abbots.says': 'Aantal abten per speler.',
  },
  sentences: {
    'deployed.abbot': '{seat} zet een abt {feature.in} op {at}.',
    'deployed.abbot.shown': '{seat} zet een abt {feature.in}.',
    'taken.ABBOT-4': '{seat} haalt een abt {feature.from} op {at} terug.',
    'taken.ABBOT-4.shown': '{seat} haalt een abt {feature.from} terug.',
  },
  clauses: {
    'ABBOT-1': 'Iedereen heeft naast de horigen een abt. Je kunt er ook twee of drie afspreken.',
    'ABBOT-2':
      'In plaats van een horige mag je je abt neerzetten: in het klooster, in de tuin of op de cultusplaats van de zojuist gelegde tegel. In tuinen komen alleen abten.',
    'ABBOT-3':
      'Een tuin telt als een klooster: 9 punten met tegels rondom, en aan het einde 1 voor zichzelf en 1 per tegel eromheen.',
    'ABBOT-4':
      'In plaats van iemand neer te zetten mag je je abt terugnemen van een plek waar nog lege vakken omheen zijn. Je krijgt er meteen 1 punt voor, en 1 per tegel eromheen. In de beurt waarin hij wordt neergezet, blijft hij staan.',
    'ABBOT-5':
      'Als zijn plek geteld wordt, komt de abt bij je terug. In een uitdaging is hij in een klooster een monnik en op een cultusplaats een ketter.',
    'ABBOT-6': 'Speel je zonder abten, dan zijn tuinen alleen plaatjes.',
    'ABBOT-7':
      'In Carcassonne kan de abt alleen in de kathedraal staan. Van daar kan hij naar een klooster, cultusplaats of tuin die voltooid wordt, maar terugnemen kun je hem niet. Een graancirkel doet hem niets. Op de tegels van 2000 staan geen tuinen; hij speelt er wel mee.',
  },
}
