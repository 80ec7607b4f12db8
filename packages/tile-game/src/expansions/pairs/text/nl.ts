import type { Wording } from '../../../text.ts'

export const nl: Wording = {
  // Options that two modules bring about together.
  words: {
    'option.volcano-abbot': 'Abt in de beurt van de vulkaan',
    'option.volcano-abbot.says': 'Of je hem mag terughalen als je de vulkaan legt.',
    'option.volcano-abbot.may-return': 'Mag terug',
    'option.volcano-abbot.may-return.says': 'Zoals in elke andere beurt.',
    'option.volcano-abbot.stays': 'Blijft staan',
    'option.volcano-abbot.stays.says': 'Wie de vulkaan legt, doet verder niets.',
  },
  sentences: {},
  clauses: {
    'MIX-1':
      'Je kunt spelen met alle uitbreidingen die je wilt, weinig of veel, met beide edities en met elk aantal spelers.',
    'MIX-2':
      'Na het leggen van een tegel zet je er iemand op of neem je je abt terug. Horigen verlaten Carcassonne, en wat voltooid is, wordt geteld. Ketters en monniken maken uit wie er gewonnen heeft, koning en roofridder gaan verder, en je zet een horige in Carcassonne en verplaatst de graaf. Een graancirkel komt het laatst.',
    'MIX-3':
      'Aan het einde wordt de laatste beurt helemaal uitgespeeld, met graancirkel en al. Dan verlaten horigen de markt en wordt geteld wat onvoltooid is, daarna de boeren en de varkenskudde, en dan de koning en de roofridder.',
    'MIX-4':
      'Speel je zonder boeren, dan komt niemand op een weide, doet een mestvork niets, gaan horigen noch graaf naar de markt en is de varkenskudde niets waard.',
  },
}
