import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/da.ts'

export const da: ModuleText = {
  name: 'Biskoppen',
  words: {
    ...lesson,
    'module.abbot.says': 'Alle får en biskop, der passer haver og kan tages hjem.',
    'step.deploy.both': 'Sætte en figur, eller tage din biskop hjem?',
    'step.deploy.take': 'Tage din biskop hjem?',
    'feature.garden': 'en have',
    'feature.garden.the': 'haven',
    'feature.garden.in': 'i en have',
    'feature.garden.from': 'fra haven',
    'feature.garden.name': 'have',
    'feature.garden.all': 'haver',
    'role.abbot': 'en biskop',
    'role.abbot.name': 'biskop',
    'figure.abbot.one': 'biskop',
    'figure.abbot.other': 'biskopper',
    'option.abbots': 'Biskopper',
    'option.abbots.says': 'Antal biskopper pr. spiller.',
  },
  sentences: {
    'deployed.abbot': '{seat} sætter en biskop {feature.in} på {at}.',
    'deployed.abbot.shown': '{seat} sætter en biskop {feature.in}.',
    'taken.ABBOT-4': '{seat} tager en biskop hjem {feature.from} på {at}.',
    'taken.ABBOT-4.shown': '{seat} tager en biskop hjem {feature.from}.',
  },
  clauses: {
    'ABBOT-1': 'Alle har en biskop ud over deres følgesvende. I kan også aftale to eller tre.',
    'ABBOT-2':
      'I stedet for en følgesvend må du sætte din biskop: i klosteret, i haven eller på kultstedet på den brik, du lige har lagt. I haver kan kun biskopper stå.',
    'ABBOT-3':
      'En have tæller som et kloster: 9 point, når der ligger brikker hele vejen rundt, og til sidst 1 for sig selv og 1 for hver brik omkring den.',
    'ABBOT-4':
      'I stedet for at sætte nogen må du tage din biskop tilbage fra et sted, hvor der stadig er tomme felter omkring. Du får straks 1 point for det og 1 for hver brik omkring det. I den tur, hvor han sættes, bliver han stående.',
    'ABBOT-5':
      'Når hans sted giver point, kommer biskoppen hjem til dig. I en udfordring er han munk i et kloster og kætter på et kultsted.',
    'ABBOT-6': 'Spiller I uden biskopper, er haver kun billeder.',
    'ABBOT-7':
      'I Carcassonne kan biskoppen kun stå i katedralen. Derfra kan han gå til et kloster, et kultsted eller en have, der bliver færdig, men du kan ikke tage ham tilbage. En korncirkel gør ham intet. Brikkerne fra 2000 har ingen haver, men han kan spille med alligevel.',
  },
}
