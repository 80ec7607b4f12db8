import type { BotTexts } from '../bot-texts.ts'

export const nl: BotTexts = {
  random: {
    name: 'Zwerver',
    says: 'Legt tegels neer waar ze toevallig passen. Prettig gezelschap voor een eerste potje.',
  },
  journeyman: { name: 'Gezel', says: 'Weegt elke beurt af en doet wat het meeste oplevert. Van alle markten thuis.' },
  'journeyman-builder': {
    name: 'Gezel-bouwer',
    says: 'Is dol op steden, maakt af wat begonnen is en laat de weiden aan anderen.',
  },
  'journeyman-farmer': { name: 'Gezel-boer', says: 'Zit vroeg in de weiden en leeft van de steden eromheen.' },
  'journeyman-raider': {
    name: 'Gezel-plunderaar',
    says: 'Dwarsboomt liever jouw plannen, of lift erop mee, dan dat hij er zelf maakt.',
  },
}
