/** The lesson of Crop Circles, in Dutch. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.crop-circles': 'Graancirkels',
  'lesson.crop-circles.says': 'Eén keuze waar iedereen aan vastzit. Eén minuut.',
  'lesson.crop-circles.welcome':
    'Jouw tegel heeft een graancirkel met een mestvork. Die gaat over boeren. Leg hem eerst zoals elke tegel.',
  'lesson.crop-circles.lay': 'Maak de weg naar links langer.',
  'lesson.crop-circles.lay.hint': 'Leg hem links van de eerste tegel.',
  'lesson.crop-circles.lay.elsewhere': 'Daar past hij ook. Maar leg hem nu links van de eerste tegel.',
  'lesson.crop-circles.thief': 'Zet zoals altijd een horige op de weg.',
  'lesson.crop-circles.thief.hint': 'Kies de horige op de weg.',
  'lesson.crop-circles.thief.nobody': 'Je hebt horigen genoeg. Zet er een op de weg.',
  'lesson.crop-circles.thief.city': 'Ook een goede plek. Maar neem nu de weg.',
  'lesson.crop-circles.choose':
    'Nu kies je voor iedereen. A: ieder mag een boer bijzetten. B: ieder moet er een terughalen. Jij hebt er geen: B!',
  'lesson.crop-circles.choose.hint': 'Druk op “B”: je tegenstander moet de boer die oplicht terughalen.',
  'lesson.crop-circles.choose.add': 'Met A mag je tegenstander een boer bijzetten. Jij verliest niets: kies B.',
  'lesson.crop-circles.gone':
    'De boer van je tegenstander ging naar huis zonder een punt. Jij had er geen, dus er veranderde niets.',
  'lesson.crop-circles.add':
    'Nu een schild: ridders. Je tegenstander koos A, dus je mag een ridder bij de jouwe zetten. Doen!',
  'lesson.crop-circles.add.hint': 'Kies je ridder in de stad die oplicht: er komt er een bij.',
  'lesson.crop-circles.add.nobody': 'Een tweede ridder kost niets. Neem hem: je stad wordt er veiliger van.',
  'lesson.crop-circles.done': 'Twee ridders houden nu je stad. Wie wil meedelen, heeft er ook twee nodig.',
  'lesson.crop-circles.learnt.1': 'Na een beurt met een graancirkel kiest wie hem legde A of B voor iedereen.',
  'lesson.crop-circles.learnt.2': 'Mestvork: boeren. Knots: struikrovers. Schild: ridders.',
  'lesson.crop-circles.learnt.3': 'A: ieder mag er een bijzetten. B: ieder moet er een terughalen.',
}
