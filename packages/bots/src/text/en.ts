import type { BotTexts } from '../bot-texts.ts'

export const en: BotTexts = {
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
}
