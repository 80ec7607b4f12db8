import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/fr.ts'

export const fr: ModuleText = {
  name: 'L’Abbé',
  words: {
    ...lesson,
    'module.abbot.says': 'Chacun a un abbé, qui s’occupe des jardins et peut revenir.',
    'step.deploy.both': 'Placer une figurine, ou reprendre ton abbé ?',
    'step.deploy.take': 'Reprendre ton abbé ?',
    'feature.garden': 'un jardin',
    'feature.garden.the': 'le jardin',
    'feature.garden.in': 'dans un jardin',
    'feature.garden.from': 'du jardin',
    'feature.garden.name': 'jardin',
    'feature.garden.all': 'jardins',
    'role.abbot': 'un abbé',
    'role.abbot.name': 'abbé',
    'figure.abbot.one': 'abbé',
    'figure.abbot.other': 'abbés',
    'option.abbots': 'Abbés',
    'option.abbots.says': 'Abbés par joueur.',
  },
  sentences: {
    'deployed.abbot': '{seat} place un abbé {feature.in} en {at}.',
    'deployed.abbot.shown': '{seat} place un abbé {feature.in}.',
    'taken.ABBOT-4': '{seat} reprend un abbé {feature.from} en {at}.',
    'taken.ABBOT-4.shown': '{seat} reprend un abbé {feature.from}.',
  },
  clauses: {
    'ABBOT-1': 'Chacun a un abbé en plus de ses partisans. Vous pouvez en choisir deux ou trois.',
    'ABBOT-2':
      'Au lieu d’un partisan, tu peux placer ton abbé sur la tuile que tu viens de poser : dans son abbaye, sur son lieu de culte, ou dans son jardin, où seuls les abbés vont.',
    'ABBOT-3':
      'Un jardin compte comme une abbaye : 9 points avec des tuiles tout autour, et à la fin 1 pour lui-même, plus 1 par tuile autour de lui.',
    'ABBOT-4':
      'Au lieu de placer quelqu’un, tu peux reprendre ton abbé d’un endroit où il reste des cases vides autour. Tu marques aussitôt 1 point pour cet endroit et 1 pour chaque tuile autour. Au tour où on le place, il reste.',
    'ABBOT-5':
      'Quand son endroit est décompté, l’abbé te revient. Face à un lieu de culte, c’est un moine dans une abbaye, et sur un lieu de culte un hérétique.',
    'ABBOT-6': 'Si vous jouez sans abbés, les jardins ne sont que des dessins.',
    'ABBOT-7':
      'À Carcassonne, l’abbé ne peut être que dans la cathédrale. De là, il peut aller dans une abbaye, sur un lieu de culte ou dans un jardin qui se termine, mais tu ne peux pas le reprendre. Un agroglyphe ne lui fait rien. Les tuiles de 2000 n’ont pas de jardins ; il y joue quand même.',
  },
}
