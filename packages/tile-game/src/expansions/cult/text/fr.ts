import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/fr.ts'

export const fr: ModuleText = {
  name: 'Lieux de culte et Hérétiques',
  words: {
    ...lesson,
    'module.cult.says': 'Des lieux de culte défient les abbayes : qui finit en premier prend tous les points.',
    'feature.cult': 'un lieu de culte',
    'feature.cult.the': 'le lieu de culte',
    'feature.cult.in': 'sur un lieu de culte',
    'feature.cult.from': 'du lieu de culte',
    'feature.cult.name': 'lieu de culte',
    'feature.cult.all': 'lieux de culte',
    'role.heretic': 'un hérétique',
    'role.heretic.name': 'hérétique',
    'option.cult-tiles': 'Lieux de culte',
    'option.cult-tiles.says': 'Combien de tuiles avec un lieu de culte sont en jeu.',
    'option.cult-tiles.5': 'Cinq',
    'option.cult-tiles.5.says': 'Comme à la première parution.',
    'option.cult-tiles.6': 'Six',
    'option.cult-tiles.6.says': 'Avec la tuile ajoutée dans une impression plus récente.',
    'tile.cult/plain': 'un lieu de culte (rien que du pré)',
    'tile.cult/cap': 'un lieu de culte (ville)',
    'tile.cult/road': 'un lieu de culte (route)',
    'tile.cult/cap-road': 'un lieu de culte (ville, route)',
    'tile.cult/two-roads': 'un lieu de culte (deux routes)',
    'tile.cult/cap-two-roads': 'un lieu de culte (ville, deux routes)',
  },
  sentences: {
    'returned.CULT-4': '{seat} perd le défi et reprend {figures} {feature.from} sans marquer. ({clause})',
  },
  clauses: {
    'CULT-1':
      'Un lieu de culte se joue comme une abbaye et rapporte autant de points. Ton partisan y est un hérétique.',
    'CULT-2':
      'Un lieu de culte ne peut pas avoir deux abbayes autour de lui, ni une abbaye deux lieux de culte. Les coins comptent aussi. Tu n’as pas le droit de poser une tuile de cette façon.',
    'CULT-3':
      'Un hérétique et un moine sur des cases voisines se défient, peu importe qui était là d’abord, et même si les deux sont à toi.',
    'CULT-4':
      'Le premier entouré de tuiles gagne et marque 9 points. L’autre n’a rien. Les deux reviennent à leur joueur.',
    'CULT-5':
      'Si ni l’un ni l’autre n’est terminé à la fin, chacun marque ce qu’il a. Si une seule tuile termine les deux, chacun rapporte 9 points.',
    'CULT-6':
      'Tu peux placer ton partisan sur la route, dans la ville ou dans le pré de la tuile plutôt que sur le lieu de culte.',
    'CULT-7':
      'Il n’y a défi que tant qu’il y a quelqu’un aux deux endroits ; qui vient de Carcassonne compte. Un endroit vide qui se termine ne bat personne, et un abbé qu’on reprend met fin au défi. Les jardins n’ont rien à voir là-dedans. Une tuile qui n’a pas de place à cause de ces règles quitte la partie, et tu en pioches une autre.',
  },
}
