/** The lesson of the Abbot, in Dutch. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.abbot': 'De Abt',
  'lesson.abbot.says': 'Tuinen, en een figuur die thuiskomt als je roept. Eén minuut.',
  'lesson.abbot.welcome':
    'Iedereen heeft nu een abt, naast de zeven horigen. Hij houdt van tuinen, en jouw tegel heeft er een.',
  'lesson.abbot.garden': 'Een tuin telt de tegels eromheen, net als een klooster. Leg hem in het gat hieronder.',
  'lesson.abbot.garden.hint': 'Leg hem recht onder de eerste tegel, tussen de twee stadjes. Draai hem tot hij past.',
  'lesson.abbot.garden.elsewhere': 'Daar heeft hij weinig buren. Leg hem in het gat onder de eerste tegel.',
  'lesson.abbot.abbot': 'Zet je abt in de tuin. Alleen een abt mag daar staan.',
  'lesson.abbot.abbot.hint': 'Kies de abt in de tuin.',
  'lesson.abbot.abbot.nobody': 'Rond de tuin liggen al vijf tegels. Zet je abt erin.',
  'lesson.abbot.abbot.follower': 'Een horige kan daar ook. Maar probeer je abt: kies de tuin.',
  'lesson.abbot.like':
    'Zijn alle acht vakjes vol, dan krijg je 9 punten, net als bij een klooster. Maar je abt kan meer.',
  'lesson.abbot.beside':
    'De tegel van je tegenstander telt ook voor jou. Leg de jouwe nu ook aan een hoek van de tuin.',
  'lesson.abbot.beside.hint': 'Leg hem aan de hoek rechtsonder van de tuin.',
  'lesson.abbot.beside.elsewhere': 'Die raakt de tuin niet. Leg hem aan de hoek rechtsonder.',
  'lesson.abbot.recall': 'Er mist nog één vakje. Wacht er niet op: plaats geen horige, maar haal je abt terug!',
  'lesson.abbot.recall.hint': 'Kies je abt in de lijst hieronder: hij komt thuis.',
  'lesson.abbot.recall.nothing': 'Met overslaan blijft hij daar. Haal hem nu terug.',
  'lesson.abbot.recall.follower': 'Je mag maar één van de twee per beurt. Haal deze keer de abt terug.',
  'lesson.abbot.home': '1 punt voor de tuin en 1 voor elke tegel eromheen, meteen. En je abt is weer vrij.',
  'lesson.abbot.learnt.1': 'Je abt gaat in een tuin of een klooster. Tuinen zijn alleen voor abten.',
  'lesson.abbot.learnt.2': 'Een tuin die af is geeft 9 punten, en de abt komt thuis.',
  'lesson.abbot.learnt.3': 'Of haal hem later terug, in plaats van een horige te plaatsen: je krijgt wat er al ligt.',
}
