import { stream } from '../../../stream/text/fr.ts'
import type { ModuleText } from '../../../text.ts'

export const fr: ModuleText = {
  name: 'La Rivière II',
  words: {
    ...stream.words,
    'module.river-2.says': 'Une rivière à deux bras, avec un volcan, une auberge et un troupeau de cochons.',
    'symbol.volcano': 'volcan',
    'symbol.inn': 'auberge',
    'symbol.pig-herd': 'troupeau de cochons',
    'option.pig-herd': 'Troupeau de cochons',
    'option.pig-herd.says': 'S’il ajoute des points à son pré.',
    'option.pig-herd.off': 'Décor',
    'option.pig-herd.off.says': 'Le troupeau ne change rien.',
    'option.pig-herd.on': 'Il compte',
    'option.pig-herd.on.says':
      'À la fin, qui a le plus de paysans sur son pré marque 1 point de plus par ville terminée qui le touche.',
    'tile.river-2/city-mouth': 'une tuile Rivière II (ville à l’embouchure)',
    'tile.river-2/volcano': 'le volcan',
    'tile.river-2/fork': 'la bifurcation',
    'tile.river-2/city-bridge': 'une tuile Rivière II (ville par-dessus la rivière)',
    'tile.river-2/monastery': 'une tuile Rivière II (abbaye)',
    'tile.river-2/inn-bridge': 'une tuile Rivière II (pont, auberge)',
    'tile.river-2/city-road': 'une tuile Rivière II (ville, route)',
    'tile.river-2/curve': 'une tuile Rivière II (virage)',
    'tile.river-2/city-corner': 'une tuile Rivière II (virage, coin de ville, blason)',
    'tile.river-2/pig-herd': 'une tuile Rivière II (virage, troupeau de cochons)',
    'tile.river-2/road-curve': 'une tuile Rivière II (virage, longé par une route)',
  },
  sentences: {
    ...stream.sentences,
    again: '{seat} rejoue. ({clause})',
    'score.RIVER2-4': '{seat} marque {points} pour le troupeau de cochons : {sum}. ({clause})',
  },
  clauses: {
    ...stream.clauses,
    'RIVER2-1':
      'La rivière se pose avant tout le reste. Sa source est là dès le début, et le premier joueur pose la bifurcation. D’autres tuiles rivière suivent, chacune sur le bras de ton choix, et le volcan vient en dernier.',
    'RIVER2-2':
      'Les deux bras ne se rejoignent jamais, et chacun suit pour lui-même la règle des virages. Seule la case vers laquelle coule un bras doit être libre, sauf si vous avez choisi « Large ». Sur la bifurcation, chaque bras tourne à sa façon, ou va tout droit.',
    'RIVER2-3':
      'Si tu poses le volcan, tu n’y places personne. Tu peux reprendre ton abbé, sauf si vous avez décidé qu’il reste. Ce que le volcan termine est décompté comme d’habitude, puis tu rejoues, avec une tuile ordinaire.',
    'RIVER2-4':
      'L’auberge, le troupeau de cochons et le volcan sont des dessins pour d’autres extensions. Vous pouvez décider que le troupeau compte : à la fin, qui a le plus de paysans sur son pré marque alors 1 point par ville terminée qui le touche ; en cas d’égalité, chacun le marque.',
    'RIVER2-5':
      'La tuile avec la ville à l’embouchure ferme un bras. Si vous jouez avec les deux rivières, il y a une seule source et pas de lac : la bifurcation vient d’abord, toutes les autres sont mélangées, et le volcan vient en dernier.',
  },
}
