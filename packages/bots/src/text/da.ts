import type { BotTexts } from '../bot-texts.ts'

export const da: BotTexts = {
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
}
