import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/da.ts'

export const da: ModuleText = {
  name: 'Kultsteder & Kættere',
  words: {
    ...lesson,
    'module.cult.says': 'Kultsteder, der kappes med klostrene: Den, der først er færdig, får alle point.',
    'feature.cult': 'et kultsted',
    'feature.cult.the': 'kultstedet',
    'feature.cult.in': 'på et kultsted',
    'feature.cult.from': 'fra kultstedet',
    'feature.cult.name': 'kultsted',
    'feature.cult.all': 'kultsteder',
    'role.heretic': 'en kætter',
    'role.heretic.name': 'kætter',
    'option.cult-tiles': 'Kultsteder',
    'option.cult-tiles.says': 'Hvor mange brikker med et kultsted I spiller med.',
    'option.cult-tiles.5': 'Fem',
    'option.cult-tiles.5.says': 'Som først udgivet.',
    'option.cult-tiles.6': 'Seks',
    'option.cult-tiles.6.says': 'Med den brik, der kom til i et senere oplag.',
    'tile.cult/plain': 'et kultsted (kun mark)',
    'tile.cult/cap': 'et kultsted (by)',
    'tile.cult/road': 'et kultsted (vej)',
    'tile.cult/cap-road': 'et kultsted (by, vej)',
    'tile.cult/two-roads': 'et kultsted (to veje)',
    'tile.cult/cap-two-roads': 'et kultsted (by, to veje)',
  },
  sentences: {
    'returned.CULT-4': '{seat} taber udfordringen og tager {figures} tilbage {feature.from} uden point. ({clause})',
  },
  clauses: {
    'CULT-1': 'Et kultsted virker som et kloster og giver lige så mange point. Din følgesvend er kætter der.',
    'CULT-2':
      'Der må ikke ligge to klostre omkring et kultsted og ikke to kultsteder omkring et kloster. Hjørner tæller også. Sådan må du altså ikke lægge en brik.',
    'CULT-3':
      'En kætter og en munk på nabofelter udfordrer hinanden, hvem der end kom først, og også hvis begge er dine.',
    'CULT-4':
      'Den, der først har brikker hele vejen rundt, vinder og får 9 point. Den anden får ingen. Begge går hjem til deres ejere.',
    'CULT-5':
      'Er ingen af dem færdig til sidst, får begge point for det, der ligger. Gør én brik begge færdige, giver de 9 point hver.',
    'CULT-6': 'Du må sætte din følgesvend på vejen, i byen eller på marken på brikken i stedet for på kultstedet.',
    'CULT-7':
      'Der er kun en udfordring, så længe der står nogen begge steder; den, der kommer fra Carcassonne, tæller med. Et tomt sted, der bliver færdigt, slår ingen, og en biskop, der tages tilbage, gør en ende på udfordringen. Haver har intet med det at gøre. En brik, der på grund af disse regler ikke passer nogen steder, går ud af spillet, og du trækker en ny.',
  },
}
