import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/da.ts'

export const da: ModuleText = {
  name: 'Korncirkler',
  words: {
    ...lesson,
    'module.crop-circles.says': 'Seks korncirkler: Alle sætter en følgesvend til, eller alle tager en hjem.',
    'step.crop-circles/choose': 'Vælg A eller B for alle',
    'step.crop-circles/answer': 'Sæt en følgesvend til, eller tag en hjem, som valgt',
    'step.crop-circles/answer.deploy': 'Sæt en følgesvend til en af dine',
    'step.crop-circles/answer.take': 'Tag en af dine følgesvende hjem',
    'step.crop-circles/choose.crop-circle:field': 'Korncirkel med fork: A eller B for alle bønder?',
    'step.crop-circles/choose.crop-circle:road': 'Korncirkel med kølle: A eller B for alle tyve?',
    'step.crop-circles/choose.crop-circle:city': 'Korncirkel med skjold: A eller B for alle riddere?',
    'step.crop-circles/answer.deploy.crop-circle:field': 'Sætte en bonde ved en af dine?',
    'step.crop-circles/answer.deploy.crop-circle:road': 'Sætte en tyv ved en af dine?',
    'step.crop-circles/answer.deploy.crop-circle:city': 'Sætte en ridder ved en af dine?',
    'step.crop-circles/answer.take.crop-circle:field': 'Hvilken bonde tager du hjem?',
    'step.crop-circles/answer.take.crop-circle:road': 'Hvilken tyv tager du hjem?',
    'step.crop-circles/answer.take.crop-circle:city': 'Hvilken ridder tager du hjem?',
    'choice.A': 'A (en følgesvend til)',
    'choice.A.says': 'Hver spiller må sætte en følgesvend mere ved en af sine egne af denne slags.',
    'choice.B': 'B (en følgesvend hjem)',
    'choice.B.says': 'Hver spiller skal tage en af sine egne følgesvende af denne slags hjem.',
    'symbol.crop-circle:field': 'fork: bønder',
    'symbol.crop-circle:road': 'kølle: tyve',
    'symbol.crop-circle:city': 'skjold: riddere',
    'tile.crop-circles/cap-curve': 'en korncirkel med fork (by, vejsving til venstre)',
    'tile.crop-circles/cap-road': 'en korncirkel med fork (by, vej)',
    'tile.crop-circles/city-corner': 'en korncirkel med skjold (byhjørne)',
    'tile.crop-circles/curve': 'en korncirkel med kølle (vejsving)',
    'tile.crop-circles/junction': 'en korncirkel med kølle (tre veje)',
    'tile.crop-circles/two-caps': 'en korncirkel med skjold (to byer ved et hjørne)',
  },
  sentences: {
    'chosen.CROP-2': '{seat} vælger {choice} for alle.',
    'deployed.CROP-5': '{seat} sætter {role} til på {at}.',
    'deployed.CROP-5.shown': '{seat} tilføjer {role}.',
    'passed.CROP-5': '{seat} sætter ingen følgesvend til.',
  },
  clauses: {
    'CROP-1':
      'Seks brikker med en korncirkel blandes med de andre. Den, der trækker en, spiller en almindelig tur med den og får point som ellers.',
    'CROP-2': 'Derefter vælger samme spiller A eller B for alle. Det skal være en af de to.',
    'CROP-3': 'Tegnet i cirklen viser, hvem det gælder: en fork bønderne, en kølle tyvene, et skjold ridderne.',
    'CROP-4': 'Spillerne gør det efter tur. Den til venstre begynder, og den, der lagde cirklen, er sidst.',
    'CROP-5':
      'A: Du må sætte én følgesvend fra dit lager ved en af dine egne af den slags, på samme vej, i samme by eller på samme mark.',
    'CROP-6': 'B: Du skal tage en af dine egne følgesvende af den slags tilbage til dit lager.',
    'CROP-7': 'Den, der ikke kan, springes over. Har ingen en følgesvend af den slags, vælges der heller ikke noget.',
    'CROP-8':
      'Hverken A eller B giver point. Du kan på den måde have flere følgesvende samme sted, og de tæller alle med.',
    'CROP-9':
      'En cirkel på den sidste brik gælder også, før slutopgørelsen. Til A skal du have en følgesvend på lager, og den sættes på samme brik som den, den slutter sig til.',
  },
}
