/** The lesson of the dice game, in Dutch. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.dice': 'Je eerste stad van stenen',
  'lesson.dice.says': 'Gooi, bouw en stop op tijd. Drie minuten.',
  'lesson.dice.welcome':
    'Negen stenen, één stad: hoe groter je stad, hoe meer punten. Wie het eerst 42 punten heeft, wint.',
  'lesson.dice.catapult':
    'Een katapult! Die steen doet deze beurt niet meer mee: je hebt er nog acht. Je tegenstander gooit straks weer met negen.',
  'lesson.dice.first':
    'Drie stenen tonen een stadshoek: stad aan twee kanten. Vier hoeken zijn een stadje. Bouw de eerste.',
  'lesson.dice.first.hint': 'Kies een steen met een stadshoek en druk op “Bouwen”.',
  'lesson.dice.too-early': 'Stop je nu, dan krijg je niets. Bouw eerst een stad.',
  'lesson.dice.not-yet': 'Wacht: wat je niet bouwt, gooi je opnieuw. Bouw eerst je hoeken.',
  'lesson.dice.second': 'Leg de tweede hoek rechts ervan, zo gedraaid dat zijn stad naar links en naar boven gaat.',
  'lesson.dice.second.hint':
    'Kies een hoek en dan de plek rechts. Draai hem tot de stad naar links en naar boven gaat.',
  'lesson.dice.third': 'En de derde boven de eerste. Dan ontbreekt nog maar één hoek.',
  'lesson.dice.third.hint':
    'Kies een hoek en dan de plek boven de eerste. Draai hem tot de stad naar rechts en omlaag gaat.',
  'lesson.dice.again':
    'Je hebt nog één hoek nodig. De stippen zijn je drie worpen: je hebt er nog twee. Gooi de rest opnieuw.',
  'lesson.dice.again.hint': 'Gooi opnieuw. Wat je gebouwd hebt, blijft liggen.',
  'lesson.dice.again.stop': 'Je stad is nog open en telt niet. Gooi opnieuw.',
  'lesson.dice.close': 'Een hoek! Sluit je stad ermee.',
  'lesson.dice.close.hint': 'Leg de hoek in het gat rechtsboven, naar het midden gedraaid.',
  'lesson.dice.close.stop': 'Nog één steen en hij telt. Sluit eerst je stad.',
  'lesson.dice.stop':
    'Dicht: een stad van vier stenen. Alleen je grootste gesloten stad telt. Speel op zeker, gooi niet meer: druk op “Stop”.',
  'lesson.dice.stop.hint': 'Druk op “Stop” om de punten te pakken.',
  'lesson.dice.stop.again': 'Dapper! In een echt spel mag dat. Pak nu je punten: druk op “Stop”.',
  'lesson.dice.points':
    'Vier stenen geven 3 punten, vijf 6, negen 28. Grote steden lonen! Nu is je tegenstander aan de beurt.',
  'lesson.dice.keep':
    'Jouw beurt, en drie ridders! Ze bouwen niets. Maar met drie kan je volgende beurt dubbel tellen. Houd er een.',
  'lesson.dice.keep.hint': 'Kies een ridder en houd hem.',
  'lesson.dice.keep-second': 'Houd ook de tweede ridder.',
  'lesson.dice.keep-second.hint': 'Kies de volgende ridder en houd hem.',
  'lesson.dice.keep-third': 'En de derde.',
  'lesson.dice.keep-third.hint': 'Kies de laatste ridder en houd hem.',
  'lesson.dice.end':
    'Drie ridders! Druk op “Eindigen met een ridder”: nu geen punten, maar je volgende beurt telt dubbel.',
  'lesson.dice.end.hint': 'Druk op de knop die je beurt met een ridder beëindigt.',
  'lesson.dice.end.stop': 'Je hebt niets gebouwd, dus stoppen levert niets op. Beëindig je beurt met een ridder.',
  'lesson.dice.end.again': 'Je mag verder gooien. Maar drie ridders zijn zeldzaam: beëindig je beurt met een ridder.',
  'lesson.dice.double': 'Je ridder is terug: alles wat je deze beurt scoort telt dubbel. Succes!',
  'lesson.dice.learnt.1': 'Je gooit hoogstens drie keer. Wat je bouwt blijft, de rest gooi je opnieuw.',
  'lesson.dice.learnt.2': 'Alleen je grootste gesloten stad telt, en elke steen meer maakt hem veel meer waard.',
  'lesson.dice.learnt.3': 'Katapulten kosten je stenen. Drie ridders verdubbelen je volgende beurt.',
}
