/**
 * The names of bots and a line about each, for pages that show them: without the bots themselves, and without any game.
 */
interface BotWords {
  readonly name: string
  /** How it plays, in one line. */
  readonly says: string
}

export const BOT_WORDS: { readonly [language: string]: { readonly [bot: string]: BotWords } } = {
  en: {
    random: { name: 'Wanderer', says: 'Lays tiles wherever they happen to fit. Good company for a first game.' },
    journeyman: { name: 'Journeyman', says: 'Weighs every turn, and takes what pays. A solid all-round player.' },
    'journeyman-builder': {
      name: 'Journeyman builder',
      says: 'Loves cities, finishes what was begun, and leaves the fields to others.',
    },
    'journeyman-farmer': {
      name: 'Journeyman farmer',
      says: 'Settles in the fields early and lives off the cities around.',
    },
    'journeyman-raider': {
      name: 'Journeyman raider',
      says: 'Would sooner spoil your plans, or share in them, than make some of its own.',
    },
  },
  nl: {
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
  },
  da: {
    random: { name: 'Vandrer', says: 'Lægger brikker, hvor de tilfældigvis passer. Godt selskab til et første spil.' },
    journeyman: {
      name: 'Svend',
      says: 'Vejer hver tur og tager det, der betaler sig. En solid spiller hele vejen rundt.',
    },
    'journeyman-builder': {
      name: 'Byggesvend',
      says: 'Elsker byer, gør færdigt, hvad der er begyndt, og overlader markerne til andre.',
    },
    'journeyman-farmer': {
      name: 'Bondesvend',
      says: 'Slår sig tidligt ned på markerne og lever af byerne omkring dem.',
    },
    'journeyman-raider': {
      name: 'Røversvend',
      says: 'Vil hellere spolere dine planer, eller få del i dem, end lægge sine egne.',
    },
  },
}
