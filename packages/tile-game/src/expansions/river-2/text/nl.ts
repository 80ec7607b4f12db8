import { stream } from '../../../stream/text/nl.ts'
import type { ModuleText } from '../../../text.ts'

export const nl: ModuleText = {
  name: 'Rivier II',
  words: {
    ...stream.words,
    'module.river-2.says': 'Een rivier die zich splitst, met een vulkaan, een herberg en een kudde varkens.',
    'symbol.volcano': 'vulkaan',
    'symbol.inn': 'herberg',
    'symbol.pig-herd': 'varkenskudde',
    'option.pig-herd': 'Varkenskudde',
    'option.pig-herd.says': 'Of de kudde extra punten geeft voor haar weide.',
    'option.pig-herd.off': 'Versiering',
    'option.pig-herd.off.says': 'De kudde verandert niets.',
    'option.pig-herd.on': 'Telt mee',
    'option.pig-herd.on.says':
      'Wie aan het einde op haar weide de meeste boeren heeft, krijgt 1 punt extra voor elke voltooide stad die eraan grenst.',
    'tile.river-2/city-mouth': 'een tegel van Rivier II (stad aan de monding)',
    'tile.river-2/volcano': 'de vulkaan',
    'tile.river-2/fork': 'de splitsing',
    'tile.river-2/city-bridge': 'een tegel van Rivier II (stad over de rivier)',
    'tile.river-2/monastery': 'een tegel van Rivier II (klooster)',
    'tile.river-2/inn-bridge': 'een tegel van Rivier II (brug, herberg)',
    'tile.river-2/city-road': 'een tegel van Rivier II (stad, weg)',
    'tile.river-2/curve': 'een tegel van Rivier II (bocht)',
    'tile.river-2/city-corner': 'een tegel van Rivier II (bocht, stadshoek, wapen)',
    'tile.river-2/pig-herd': 'een tegel van Rivier II (bocht, varkenskudde)',
    'tile.river-2/road-curve': 'een tegel van Rivier II (bocht, weg eromheen)',
  },
  sentences: {
    ...stream.sentences,
    again: '{seat} is nog eens aan de beurt. ({clause})',
    'score.RIVER2-4': '{seat} scoort {points} voor de varkenskudde: {sum}. ({clause})',
  },
  clauses: {
    ...stream.clauses,
    'RIVER2-1':
      'Eerst wordt de rivier gelegd. De bron ligt er van het begin af, en de eerste speler legt de splitsing. Dan volgen de andere riviertegels, elk aan de arm die je wilt, en de vulkaan komt als laatste.',
    'RIVER2-2':
      'De twee armen komen nooit bij elkaar, en elk houdt zich voor zichzelf aan de regel over bochten. Alleen het vak waar een arm heen stroomt, moet vrij zijn, tenzij je ruime ruimte afspreekt. Op de splitsing buigt elke arm op zijn eigen manier, of loopt hij rechtdoor.',
    'RIVER2-3':
      'Leg je de vulkaan, dan zet je er niemand op. Je abt mag je terugnemen, tenzij je hebt afgesproken dat hij blijft staan. Wat de vulkaan voltooit, wordt gewoon geteld. Daarna heb je meteen nog een beurt, met een gewone tegel.',
    'RIVER2-4':
      'Herberg, varkenskudde en vulkaan zijn plaatjes voor andere uitbreidingen. Je kunt afspreken dat de kudde meetelt: wie aan het einde op haar weide de meeste boeren heeft, ook bij gelijke stand, krijgt 1 punt voor elke voltooide stad die eraan grenst.',
    'RIVER2-5':
      'De tegel met de stad aan de monding sluit één arm af. Speel je met beide rivieren, dan is er één bron en geen meer: eerst komt de splitsing, dan al het andere door elkaar, en de vulkaan komt als laatste.',
  },
}
