/** The lesson of the card game, in Dutch. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.card': 'Je eerste ronde kaarten',
  'lesson.card.says': 'Vul de rijen, claim er een en zie wat hij oplevert. Drie minuten.',
  'lesson.card.welcome':
    'Vier rijen kaarten, een per kleur. Jullie leggen allebei aan, en ieder claimt per ronde een rij, van welke kleur ook.',
  'lesson.card.hidden':
    'Je eerste kaart ligt gedekt. Leg de groene 2 in de rode rij: verstopt bij een andere kleur geeft hij 10 in plaats van 2.',
  'lesson.card.hidden.hint': 'Kies de groene kaart met de 2 en dan de rode rij.',
  'lesson.card.hidden.row':
    'Goede kaart! Maar leg hem in de rode rij: alleen in een rij van een andere kleur is hij 10 waard.',
  'lesson.card.hidden.card': 'Goede rij! Maar neem er de groene 2 voor.',
  'lesson.card.person':
    'Alle andere kaarten liggen open, in hun eigen rij. Speel je rode 2. Druk op het getal naast een rij en zie wat hij geeft.',
  'lesson.card.person.hint': 'Kies de rode kaart met de 2 en dan de rode rij.',
  'lesson.card.person.early': 'Je kunt hem nu claimen. Maar de rij kan nog beter worden: speel eerst je rode 2.',
  'lesson.card.building':
    'Ook je tegenstander speelde in de rode rij. Dat helpt jou als je hem claimt! Leg je rode gebouw erbij.',
  'lesson.card.building.hint': 'Kies het rode gebouw en dan de rode rij.',
  'lesson.card.building.early': 'Bijna! Eerst je gebouw. Alleen wat voor je horige ligt, is van jou.',
  'lesson.card.claim': 'Claim nu de rode rij met je grote horige, voordat je tegenstander het doet.',
  'lesson.card.claim.hint': 'Kies je grote horige en dan de rode rij.',
  'lesson.card.claim.row':
    'De rode rij is veel beter: twee personen met een 3, een 2, een schaap, een gebouw en je gedekte kaart.',
  'lesson.card.claimed':
    'Alle kaarten links van je horige zijn van jou. Wat later komt niet. Je tegenstander claimde de blauwe rij.',
  'lesson.card.rest':
    'Speel nu je andere kaarten, elk in zijn eigen rij. Ze zijn nog van niemand: ze blijven liggen voor de volgende ronde.',
  'lesson.card.rest.hint': 'Kies een kaart en zijn rij.',
  'lesson.card.rest-second': 'En nog een.',
  'lesson.card.rest-second.hint': 'Kies een kaart en zijn rij.',
  'lesson.card.rest-third': 'En je laatste. Dan worden de rijen geteld.',
  'lesson.card.rest-third.hint': 'Kies je laatste kaart en zijn rij.',
  'lesson.card.settled':
    'Personen: tel de getallen op, keer hun aantal. Meer dieren geven meer. Gebouwen wachten in je schatkist.',
  'lesson.card.learnt.1': 'Eén kaart per beurt, of je horige. Eén keer per ronde claim je een rij.',
  'lesson.card.learnt.2': 'Je wint alle kaarten links van je horige. Claim voordat de ander het doet!',
  'lesson.card.learnt.3': 'Je eerste kaart ligt gedekt. In een rij van een andere kleur is hij 10 punten waard.',
}
