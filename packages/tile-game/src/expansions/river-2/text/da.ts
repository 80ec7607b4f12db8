import { stream } from '../../../stream/text/da.ts'
import type { ModuleText } from '../../../text.ts'

export const da: ModuleText = {
  name: 'Flod II',
  words: {
    ...stream.words,
    'module.river-2.says': 'En flod, der deler sig, med en vulkan, en kro og en flok svin.',
    'symbol.volcano': 'vulkan',
    'symbol.inn': 'kro',
    'symbol.pig-herd': 'svineflok',
    'option.pig-herd': 'Svineflok',
    'option.pig-herd.says': 'Om flokken giver ekstra point for sin mark.',
    'option.pig-herd.off': 'Pynt',
    'option.pig-herd.off.says': 'Flokken ændrer ingenting.',
    'option.pig-herd.on': 'Tæller med',
    'option.pig-herd.on.says':
      'Den, der til sidst har flest bønder på dens mark, får 1 point ekstra for hver færdig by ved marken.',
    'tile.river-2/city-mouth': 'en brik fra Flod II (by ved mundingen)',
    'tile.river-2/volcano': 'vulkanen',
    'tile.river-2/fork': 'forgreningen',
    'tile.river-2/city-bridge': 'en brik fra Flod II (by hen over floden)',
    'tile.river-2/monastery': 'en brik fra Flod II (kloster)',
    'tile.river-2/inn-bridge': 'en brik fra Flod II (bro, kro)',
    'tile.river-2/city-road': 'en brik fra Flod II (by, vej)',
    'tile.river-2/curve': 'en brik fra Flod II (sving)',
    'tile.river-2/city-corner': 'en brik fra Flod II (sving, byhjørne, våbenskjold)',
    'tile.river-2/pig-herd': 'en brik fra Flod II (sving, svineflok)',
    'tile.river-2/road-curve': 'en brik fra Flod II (sving, vej udenom)',
  },
  sentences: {
    ...stream.sentences,
    again: '{seat} får en tur til. ({clause})',
    'score.RIVER2-4': '{seat} får {points} point for svineflokken: {sum}. ({clause})',
  },
  clauses: {
    ...stream.clauses,
    'RIVER2-1':
      'Floden lægges før alt andet. Kilden ligger der fra begyndelsen, og den første spiller lægger forgreningen. Så følger de andre flodbrikker, hver ved den arm, du vil, og vulkanen kommer til sidst.',
    'RIVER2-2':
      'De to arme mødes aldrig, og de følger reglen om sving hver for sig. Kun det felt, en arm løber mod, skal være frit, medmindre I aftaler rummelig plads. Ved forgreningen svinger hver arm på sin egen måde eller løber lige ud.',
    'RIVER2-3':
      'Lægger du vulkanen, sætter du ingen på den. Din biskop må du tage tilbage, medmindre I har aftalt, at han bliver stående. Det, vulkanen gør færdigt, giver point som ellers. Derefter får du straks en tur til, med en almindelig brik.',
    'RIVER2-4':
      'Kro, svineflok og vulkan er billeder til andre udvidelser. I kan aftale, at flokken tæller: Den, der til sidst har flest bønder på dens mark, får 1 point for hver færdig by ved marken. Står flere lige, får de det alle.',
    'RIVER2-5':
      'Brikken med byen ved mundingen lukker den ene arm. Spiller I med begge floder, er der én kilde og ingen sø: Først kommer forgreningen, så alle de andre blandet, og vulkanen til sidst.',
  },
}
