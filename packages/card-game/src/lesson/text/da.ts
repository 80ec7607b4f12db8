/** The lesson of the card game, in Danish. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.card': 'Din første runde kort',
  'lesson.card.says': 'Fyld rækkerne, tag en, og se, hvad den giver. Tre minutter.',
  'lesson.card.welcome':
    'Fire rækker kort, én for hver farve. I lægger begge til og tager hver én række i runden, uanset farven.',
  'lesson.card.hidden':
    'Dit første kort lægges skjult. Læg den grønne 2 i den røde række: skjult i en anden farve giver den 10 i stedet for 2.',
  'lesson.card.hidden.hint': 'Vælg det grønne kort med 2 og så den røde række.',
  'lesson.card.hidden.row':
    'Rigtigt kort! Men læg det i den røde række: kun i en række af en anden farve giver det 10.',
  'lesson.card.hidden.card': 'Rigtig række! Men brug den grønne 2.',
  'lesson.card.person':
    'Alle andre kort ligger åbent i deres egen række. Spil din røde 2. Tryk på tallet ved en række for at se, hvad den giver.',
  'lesson.card.person.hint': 'Vælg det røde kort med 2 og så den røde række.',
  'lesson.card.person.early': 'Du kunne tage den nu. Men rækken kan blive bedre: spil først din røde 2.',
  'lesson.card.building':
    'Din modstander spillede også i den røde række. Det hjælper dig, hvis du tager den! Læg din røde bygning til.',
  'lesson.card.building.hint': 'Vælg den røde bygning og så den røde række.',
  'lesson.card.building.early': 'Næsten! Først din bygning. Kun det, der ligger før din følgesvend, er dit.',
  'lesson.card.claim': 'Tag nu den røde række med din store følgesvend, før din modstander gør det.',
  'lesson.card.claim.hint': 'Vælg din store følgesvend og så den røde række.',
  'lesson.card.claim.row':
    'Den røde række er meget bedre: to personer med 3, en 2, et får, en bygning og dit skjulte kort.',
  'lesson.card.claimed':
    'Alle kort til venstre for din følgesvend er dine. Det, der kommer senere, er ikke. Modstanderen tog den blå række.',
  'lesson.card.rest':
    'Spil nu dine andre kort, hvert i sin egen række. De er ingens endnu: de bliver liggende til næste runde.',
  'lesson.card.rest.hint': 'Vælg et kort og dets række.',
  'lesson.card.rest-second': 'Og et mere.',
  'lesson.card.rest-second.hint': 'Vælg et kort og dets række.',
  'lesson.card.rest-third': 'Og dit sidste. Så gøres rækkerne op.',
  'lesson.card.rest-third.hint': 'Vælg dit sidste kort og dets række.',
  'lesson.card.settled':
    'Personer: læg tallene sammen, gange antallet. Flere dyr giver mere. Bygninger venter i din skattekiste.',
  'lesson.card.learnt.1': 'Ét kort pr. tur, eller din følgesvend. Én gang i runden tager du en række.',
  'lesson.card.learnt.2': 'Du vinder alle kort til venstre for din følgesvend. Tag rækken, før den anden gør det!',
  'lesson.card.learnt.3': 'Dit første kort ligger skjult. I en række af en anden farve giver det 10 point.',
}
