/** The named setups. */
import type { NamedSetup as NamedSetupOf } from '@bastide/kernel'

export type NamedSetup = NamedSetupOf<{
  readonly options?: { readonly [key: string]: string | number }
  readonly faces?: readonly string[]
}>

export const NAMED_SETUPS: readonly NamedSetup[] = [
  {
    name: 'to 42',
    titles: { en: 'To 42', nl: 'Tot 42', da: 'Til 42' },
    setup: {},
    says: {
      en: 'The game as it is printed: dare one more throw, or count.',
      nl: 'Het spel zoals het gedrukt is: nog een worp wagen, of tellen.',
      da: 'Spillet, som det er trykt: Vov et kast til, eller tæl op.',
    },
  },
  {
    name: 'to 21',
    titles: { en: 'To 21', nl: 'Tot 21', da: 'Til 21' },
    setup: { options: { target: 21 } },
    says: {
      en: 'Half as far: over before the coffee is cold.',
      nl: 'Half zo ver: klaar voor de koffie koud is.',
      da: 'Halvt så langt: slut, før kaffen er kold.',
    },
  },
  {
    name: 'must build',
    titles: { en: 'Must build', nl: 'Bouwplicht', da: 'Byggepligt' },
    setup: { options: { forced: 'yes' } },
    says: {
      en: 'What the last throw brings and fits must be built, even where it spoils a city.',
      nl: 'Wat de laatste worp oplevert en past, moet worden gebouwd, ook als het een stad bederft.',
      da: 'Det, som det sidste kast giver, og som passer, skal bygges, også når det ødelægger en by.',
    },
  },
]
