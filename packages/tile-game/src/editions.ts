/** The editions, and the named setups. */
import type { NamedSetup as NamedSetupOf } from '@bastide/kernel'

export const EDITIONS = ['2000', '2016'] as const

export const LEAST_SEATS = 1
export const MOST_PLAYERS = 5

export type NamedSetup = NamedSetupOf<{ readonly edition: string; readonly modules?: readonly string[] }>

/** When a module is removed, the entries that use it go too. */
export const NAMED_SETUPS: readonly NamedSetup[] = [
  {
    name: '2000',
    titles: { en: 'Base game, 2000', nl: 'Basisspel, 2000', da: 'Grundspil, 2000' },
    setup: { edition: '2000' },
    says: {
      en: 'The classic: farmers fight over every single city.',
      nl: 'De klassieker: boeren strijden om elke stad apart.',
      da: 'Klassikeren: Bønder kæmper om hver eneste by.',
    },
  },
  {
    name: '2000 with Crop Circles',
    titles: { en: '2000 with Crop Circles', nl: '2000 met Graancirkels', da: '2000 med Korncirkler' },
    setup: { edition: '2000', modules: ['crop-circles'] },
    says: {
      en: 'The classic, and now and then all add a follower, or all lose one.',
      nl: 'De klassieker, waarin nu en dan iedereen een horige erbij krijgt, of kwijtraakt.',
      da: 'Klassikeren, hvor alle ind imellem får en følgesvend til, eller mister en.',
    },
  },
  {
    name: 'Count, King and Consorts',
    titles: { en: 'Count, King and Consorts', nl: 'Graaf, Koning en Consorten', da: 'Greve, Konge og Konsorter' },
    setup: { edition: '2000', modules: ['king-robber', 'cult', 'count'] },
    says: {
      en: 'Sly and long: you grow rich on what others build, and wait in Carcassonne for your chance.',
      nl: 'Sluw en lang: je wordt rijk van wat anderen bouwen, en wacht in Carcassonne op je kans.',
      da: 'Snu og langt: Du bliver rig på det, andre bygger, og venter i Carcassonne på din chance.',
    },
  },
  {
    name: 'Count, King and Consorts with River II',
    titles: {
      en: 'Count, King and Consorts with River II',
      nl: 'Graaf, Koning en Consorten met Rivier II',
      da: 'Greve, Konge og Konsorter med Flod II',
    },
    setup: { edition: '2000', modules: ['river-2', 'king-robber', 'cult', 'count'] },
    says: {
      en: 'The same with a forked river from the city walls: more land from the start, and a tighter fit.',
      nl: 'Hetzelfde met een gesplitste rivier vanaf de stadsmuur: meer land vanaf het begin, en het past krapper.',
      da: 'Det samme med en delt flod fra bymuren: mere land fra begyndelsen, og mindre plads at lægge på.',
    },
  },
  {
    name: '2016',
    titles: { en: 'Base game, 2016', nl: 'Basisspel, 2016', da: 'Grundspil, 2016' },
    setup: { edition: '2016' },
    says: {
      en: 'Today’s rules: farmers are paid field by field, and small cities in full.',
      nl: 'De regels van nu: boeren scoren per weide, en kleine steden tellen helemaal mee.',
      da: 'Reglerne i dag: Bønder får point mark for mark, og små byer tæller fuldt ud.',
    },
  },
  {
    name: '2016 with River and Abbot',
    titles: { en: '2016 with River and Abbot', nl: '2016 met Rivier en Abt', da: '2016 med Flod og Biskop' },
    setup: { edition: '2016', modules: ['river', 'abbot'] },
    says: {
      en: 'A gentle beginning along a river, and an abbot who comes home when you call him.',
      nl: 'Een rustig begin langs een rivier, en een abt die terugkomt wanneer jij wilt.',
      da: 'En rolig begyndelse langs en flod og en biskop, der kommer hjem, når du kalder.',
    },
  },
  {
    name: 'Everything',
    titles: { en: 'Everything', nl: 'Alles', da: 'Det hele' },
    setup: { edition: '2016', modules: ['river', 'river-2', 'abbot', 'cult', 'king-robber', 'count', 'crop-circles'] },
    says: {
      en: 'All seven expansions at once, for an evening when nobody is in a hurry.',
      nl: 'Alle zeven uitbreidingen tegelijk, voor een avond waarop niemand haast heeft.',
      da: 'Alle syv udvidelser på én gang, til en aften, hvor ingen har travlt.',
    },
  },
]
