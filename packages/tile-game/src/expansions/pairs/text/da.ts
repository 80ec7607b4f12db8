import type { Wording } from '../../../text.ts'

export const da: Wording = {
  // Options that two modules bring about together.
  words: {
    'option.volcano-abbot': 'Biskop i vulkanens tur',
    'option.volcano-abbot.says': 'Om du må tage ham hjem, når du lægger vulkanen.',
    'option.volcano-abbot.may-return': 'Kan tages hjem',
    'option.volcano-abbot.may-return.says': 'Som i alle andre ture.',
    'option.volcano-abbot.stays': 'Bliver stående',
    'option.volcano-abbot.stays.says': 'Den, der lægger vulkanen, gør ikke andet.',
  },
  sentences: {},
  clauses: {
    'MIX-1':
      'I kan spille med lige de udvidelser, I vil, få eller mange, med begge udgaver og et hvilket som helst antal spillere.',
    'MIX-2':
      'Når du har lagt en brik, sætter du nogen på den eller tager din biskop tilbage. Følgesvende forlader Carcassonne, og det, der er færdigt, giver point. Kættere og munke får afgjort, hvem der vandt, konge og røverbaron går videre, og du sætter en følgesvend i Carcassonne og flytter greven. En korncirkel kommer sidst.',
    'MIX-3':
      'Til sidst spilles den sidste tur helt færdig, også dens korncirkel. Så forlader følgesvende markedet, og det ufærdige giver point, derefter bønder og svineflok og så konge og røverbaron.',
    'MIX-4':
      'Spiller I uden bønder, kommer ingen på markerne, en fork gør ingenting, hverken følgesvende eller greve går til markedet, og svineflokken er intet værd.',
  },
}
