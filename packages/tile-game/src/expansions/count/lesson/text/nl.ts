/** The lesson of the Count, in Dutch. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.count': 'De Graaf',
  'lesson.count.says': 'Help anderen, en wacht in Carcassonne op je kans. Twee minuten.',
  'lesson.count.welcome':
    'Het spel begint rond de stad Carcassonne. Die heeft vier wijken; de graaf staat in het kasteel.',
  'lesson.count.help':
    'De weg van je tegenstander mist één einde. Sluit hem: de punten zijn voor hem, maar wacht maar af.',
  'lesson.count.help.hint': 'Leg de kruising aan het open einde van de weg die oplicht. Draaien mag zoals je wilt.',
  'lesson.count.help.elsewhere': 'Help je tegenstander deze ene keer: sluit de weg die oplicht.',
  'lesson.count.keep': 'Scoor je zelf niets, dan krijg je een beloning. Dus geen horige hier: druk op “Overslaan”.',
  'lesson.count.keep.hint': 'Druk op “Overslaan”.',
  'lesson.count.keep.put': 'Je hebt je horigen zo nodig: druk op “Overslaan”.',
  'lesson.count.castle':
    'Anderen scoorden door jouw tegel en jij niet: zet een horige in Carcassonne! Neem het kasteel.',
  'lesson.count.castle.hint': 'Kies het kasteel, waar de graaf nu staat.',
  'lesson.count.castle.nobody': 'Het is je beloning voor het helpen. Zet een horige in het kasteel.',
  'lesson.count.castle.other': 'Elke wijk heeft zijn nut. Vanuit het kasteel kom je in steden: kies dat nu.',
  'lesson.count.count': 'Uit de wijk waar de graaf staat, kan niemand weg. Stuur hem ergens anders heen.',
  'lesson.count.count.hint': 'Kies een andere wijk voor de graaf.',
  'lesson.count.count.stays': 'Dan zit je horige vast. Stuur de graaf naar een andere wijk.',
  'lesson.count.quarters':
    'Je horige wacht daar. Is er een stad af, dan mag hij erin; de andere wijken dienen voor andere plekken.',
  'lesson.count.finish': 'Je tegenstander begon een stad. Sluit hem voor hem: je horige in het kasteel staat klaar.',
  'lesson.count.finish.hint': 'Leg hem aan het rechtereinde van de stad, met de stadskant naar links.',
  'lesson.count.finish.elsewhere': 'Dan blijft de stad open. Leg de tegel aan het rechtereinde.',
  'lesson.count.wait': 'Gebruik hier geen horige: druk op “Overslaan”. Dan mag je die uit je kasteel sturen.',
  'lesson.count.wait.hint': 'Druk op “Overslaan”.',
  'lesson.count.wait.put': 'Er komt een betere zet: druk op “Overslaan”.',
  'lesson.count.march': 'De stad is af. Stuur je horige uit het kasteel erin, voordat hij geteld wordt!',
  'lesson.count.march.hint': 'Kies je horige in de stad die af is.',
  'lesson.count.march.nobody': 'Dan scoort alleen je tegenstander. Stuur je horige erin.',
  'lesson.count.shared':
    'Allebei één horige, dus jullie krijgen allebei alle punten. Met twee in het kasteel kreeg jij ze alleen.',
  'lesson.count.learnt.1': 'Brengt je tegel anderen punten en jou niets? Zet een horige in Carcassonne.',
  'lesson.count.learnt.2':
    'Af: kasteel naar steden, smederij naar wegen, kathedraal naar kloosters. Aan het einde: markt naar weiden.',
  'lesson.count.learnt.3': 'Niemand verlaat de wijk waar de graaf staat. Wie binnenkomt, mag hem verplaatsen.',
}
