/** The named setups, the simplest first. */
import type { NamedSetup } from '@bastide/kernel'

export const NAMED_SETUPS: readonly NamedSetup[] = [
  {
    name: 'Cards',
    titles: { en: 'Cards', nl: 'Kaarten', da: 'Kort' },
    setup: {},
    says: {
      en: 'As printed: what is laid face down in a foreign row is worth ten, jokers too.',
      nl: 'Zoals gedrukt: wat gedekt in een vreemde rij ligt, is tien waard, jokers ook.',
      da: 'Som trykt: Det, der ligger skjult i en fremmed række, er ti værd, også jokere.',
    },
  },
  {
    name: 'Cards with plain jokers',
    titles: { en: 'Cards with plain jokers', nl: 'Kaarten met gewone jokers', da: 'Kort med almindelige jokere' },
    setup: { options: { 'face-down-jokers': 'ordinary', 'nine-animals': 20 } },
    says: {
      en: 'Jokers are never misplaced, and a ninth animal still pays.',
      nl: 'Jokers liggen nooit verkeerd, en een negende dier levert nog iets op.',
      da: 'Jokere ligger aldrig forkert, og et niende dyr giver stadig noget.',
    },
  },
]
