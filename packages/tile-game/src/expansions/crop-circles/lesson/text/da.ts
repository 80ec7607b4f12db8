/** The lesson of Crop Circles, in Danish. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.crop-circles': 'Korncirkler',
  'lesson.crop-circles.says': 'Ét valg, som alle må følge. Ét minut.',
  'lesson.crop-circles.welcome':
    'Din brik har en korncirkel med en fork. Den handler om bønder. Læg den først som enhver anden brik.',
  'lesson.crop-circles.lay': 'Gør vejen længere mod venstre.',
  'lesson.crop-circles.lay.hint': 'Læg den til venstre for den første brik.',
  'lesson.crop-circles.lay.elsewhere': 'Den passer også der. Men læg den denne gang til venstre for den første brik.',
  'lesson.crop-circles.thief': 'Sæt en følgesvend på vejen, som ellers.',
  'lesson.crop-circles.thief.hint': 'Vælg følgesvenden på vejen.',
  'lesson.crop-circles.thief.nobody': 'Du har følgesvende nok. Sæt en på vejen.',
  'lesson.crop-circles.thief.city': 'Også et godt sted. Men tag vejen denne gang.',
  'lesson.crop-circles.choose':
    'Nu vælger du for alle. A: hver må sætte en bonde til. B: hver skal tage en hjem. Du har ingen, så: B!',
  'lesson.crop-circles.choose.hint': 'Tryk på “B”: din modstander skal tage bonden, der lyser op, hjem.',
  'lesson.crop-circles.choose.add': 'Med A må din modstander sætte en bonde til. Du har ingen at miste: vælg B.',
  'lesson.crop-circles.gone': 'Din modstanders bonde gik hjem uden point. Du havde ingen, så der skete dig ikke noget.',
  'lesson.crop-circles.add':
    'Nu et skjold: riddere. Din modstander valgte A, så du må sætte en ridder ved din. Gør det!',
  'lesson.crop-circles.add.hint': 'Vælg din ridder i byen, der lyser op: der kommer en til.',
  'lesson.crop-circles.add.nobody': 'En ridder mere koster ikke noget. Tag den: den gør din by sikrere.',
  'lesson.crop-circles.done': 'Nu holder to riddere din by. Den, der vil have del i den, skal også bruge to.',
  'lesson.crop-circles.learnt.1': 'Efter en tur med en korncirkel vælger den, der lagde den, A eller B for alle.',
  'lesson.crop-circles.learnt.2': 'Fork: bønder. Kølle: tyve. Skjold: riddere.',
  'lesson.crop-circles.learnt.3': 'A: hver må sætte en til ved sin egen. B: hver skal tage en hjem.',
}
