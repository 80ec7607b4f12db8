import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/nl.ts'

export const nl: ModuleText = {
  name: 'Cultusplaatsen & Ketters',
  words: {
    ...lesson,
    'module.cult.says': 'Cultusplaatsen die met kloosters wedijveren: wie het eerst klaar is, krijgt alle punten.',
    'feature.cult': 'een cultusplaats',
    'feature.cult.the': 'de cultusplaats',
    'feature.cult.in': 'op een cultusplaats',
    'feature.cult.from': 'van de cultusplaats',
    'feature.cult.name': 'cultusplaats',
    'feature.cult.all': 'cultusplaatsen',
    'role.heretic': 'een ketter',
    'role.heretic.name': 'ketter',
    'option.cult-tiles': 'Cultusplaatsen',
    'option.cult-tiles.says': 'Met hoeveel tegels met een cultusplaats je speelt.',
    'option.cult-tiles.5': 'Vijf',
    'option.cult-tiles.5.says': 'Zoals eerst uitgegeven.',
    'option.cult-tiles.6': 'Zes',
    'option.cult-tiles.6.says': 'Met de tegel die er in een latere druk bij kwam.',
    'tile.cult/plain': 'een cultusplaats (alleen weide)',
    'tile.cult/cap': 'een cultusplaats (stad)',
    'tile.cult/road': 'een cultusplaats (weg)',
    'tile.cult/cap-road': 'een cultusplaats (stad, weg)',
    'tile.cult/two-roads': 'een cultusplaats (twee wegen)',
    'tile.cult/cap-two-roads': 'een cultusplaats (stad, twee wegen)',
  },
  sentences: {
    'returned.CULT-4':
      '{seat} verliest de uitdaging en neemt {figures} {feature.from} terug, zonder punten. ({clause})',
  },
  clauses: {
    'CULT-1': 'Een cultusplaats werkt als een klooster en geeft evenveel punten. Je horige is er een ketter.',
    'CULT-2':
      'Rond een cultusplaats mogen geen twee kloosters liggen, en rond een klooster geen twee cultusplaatsen. Ook hoeken tellen. Zo mag je een tegel dus niet leggen.',
    'CULT-3':
      'Een ketter en een monnik op aangrenzende vakken dagen elkaar uit, wie er ook het eerst was, en zelfs als ze allebei van jou zijn.',
    'CULT-4':
      'Wie het eerst rondom tegels heeft, wint en krijgt 9 punten. De ander krijgt niets. Beiden gaan terug naar hun eigenaar.',
    'CULT-5':
      'Is aan het einde geen van beide voltooid, dan scoren ze allebei wat er ligt. Voltooit één tegel beide, dan geven ze allebei 9 punten.',
    'CULT-6':
      'In plaats van op de cultusplaats mag je je horige op de weg, in de stad of op de weide van die tegel zetten.',
    'CULT-7':
      'Er is alleen een uitdaging zolang op beide plekken iemand staat; wie uit Carcassonne komt, telt mee. Een lege plek die voltooid wordt, verslaat niemand, en een abt die wordt teruggenomen, maakt een einde aan de uitdaging. Tuinen staan erbuiten. Een tegel die door deze regels nergens past, gaat uit het spel, en je trekt een nieuwe.',
  },
}
