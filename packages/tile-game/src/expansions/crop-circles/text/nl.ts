import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/nl.ts'

export const nl: ModuleText = {
  name: 'Graancirkels',
  words: {
    ...lesson,
    'module.crop-circles.says': 'Zes graancirkels: iedereen zet een horige bij, of haalt er een terug.',
    'step.crop-circles/choose': 'Kies A of B voor iedereen',
    'step.crop-circles/answer': 'Zet een horige bij of haal er een terug, zoals gekozen',
    'step.crop-circles/answer.deploy': 'Zet een horige bij een van de jouwe',
    'step.crop-circles/answer.take': 'Haal een van je horigen terug',
    'step.crop-circles/choose.crop-circle:field': 'Graancirkel met mestvork: A of B voor alle boeren?',
    'step.crop-circles/choose.crop-circle:road': 'Graancirkel met knots: A of B voor alle struikrovers?',
    'step.crop-circles/choose.crop-circle:city': 'Graancirkel met schild: A of B voor alle ridders?',
    'step.crop-circles/answer.deploy.crop-circle:field': 'Een boer bij een van je boeren zetten?',
    'step.crop-circles/answer.deploy.crop-circle:road': 'Een struikrover bij een van je struikrovers zetten?',
    'step.crop-circles/answer.deploy.crop-circle:city': 'Een ridder bij een van je ridders zetten?',
    'step.crop-circles/answer.take.crop-circle:field': 'Welke boer haal je terug?',
    'step.crop-circles/answer.take.crop-circle:road': 'Welke struikrover haal je terug?',
    'step.crop-circles/answer.take.crop-circle:city': 'Welke ridder haal je terug?',
    'choice.A': 'A (een horige erbij)',
    'choice.A.says': 'Elke speler mag bij een eigen horige van deze soort nog een horige zetten.',
    'choice.B': 'B (een horige terug)',
    'choice.B.says': 'Elke speler moet een eigen horige van deze soort terughalen.',
    'symbol.crop-circle:field': 'mestvork: boeren',
    'symbol.crop-circle:road': 'knots: struikrovers',
    'symbol.crop-circle:city': 'schild: ridders',
    'tile.crop-circles/cap-curve': 'een graancirkel met mestvork (stad, bocht naar links)',
    'tile.crop-circles/cap-road': 'een graancirkel met mestvork (stad, weg)',
    'tile.crop-circles/city-corner': 'een graancirkel met schild (stadshoek)',
    'tile.crop-circles/curve': 'een graancirkel met knots (bocht)',
    'tile.crop-circles/junction': 'een graancirkel met knots (drie wegen)',
    'tile.crop-circles/two-caps': 'een graancirkel met schild (twee steden bij een hoek)',
  },
  sentences: {
    'chosen.CROP-2': '{seat} kiest voor iedereen {choice}.',
    'deployed.CROP-5': '{seat} zet er {role} bij op {at}.',
    'deployed.CROP-5.shown': '{seat} zet er {role} bij.',
    'passed.CROP-5': '{seat} zet er geen horige bij.',
  },
  clauses: {
    'CROP-1':
      'Zes tegels met een graancirkel worden tussen de andere geschud. Wie er een trekt, speelt er een gewone beurt mee, met scoren en al.',
    'CROP-2': 'Daarna kiest dezelfde speler A of B voor iedereen. Een van beide moet het zijn.',
    'CROP-3':
      'Het teken in de cirkel zegt om wie het gaat: een mestvork om de boeren, een knots om de struikrovers, een schild om de ridders.',
    'CROP-4': 'De spelers voeren het om de beurt uit. De linkerbuur begint, en wie de cirkel legde, is de laatste.',
    'CROP-5':
      'A: je mag één horige uit je voorraad bij een van je eigen horigen van die soort zetten, op dezelfde weg of weide of in dezelfde stad.',
    'CROP-6': 'B: je moet een van je eigen horigen van die soort terugnemen in je voorraad.',
    'CROP-7':
      'Wie het niet kan, wordt overgeslagen. Heeft niemand een horige van die soort, dan valt er ook niets te kiezen.',
    'CROP-8': 'A en B leveren geen punten op. Zo kun je ergens meer dan één horige hebben, en ze tellen allemaal.',
    'CROP-9':
      'Een cirkel op de laatste tegel werkt ook, vóór de eindtelling. Voor A heb je een horige in je voorraad nodig, en die komt op de tegel van de horige waar hij bij gaat staan.',
  },
}
