import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/en.ts'

export const en: ModuleText = {
  name: 'The Abbot',
  words: {
    ...lesson,
    'module.abbot.says': 'Everyone gets an abbot, who tends gardens and can be recalled.',
    'step.deploy.both': 'Place a figure, or recall your abbot?',
    'step.deploy.take': 'Recall your abbot?',
    'feature.garden': 'a garden',
    'feature.garden.the': 'the garden',
    'feature.garden.in': 'in a garden',
    'feature.garden.from': 'from the garden',
    'feature.garden.name': 'garden',
    'feature.garden.all': 'gardens',
    'role.abbot': 'an abbot',
    'role.abbot.name': 'abbot',
    'figure.abbot.one': 'abbot',
    'figure.abbot.other': 'abbots',
    'option.abbots': 'Abbots',
    'option.abbots.says': 'Abbots per player.',
  },
  sentences: {
    'deployed.abbot': '{seat} places an abbot {feature.in} at {at}.',
    'deployed.abbot.shown': '{seat} places an abbot {feature.in}.',
    'taken.ABBOT-4': '{seat} recalls an abbot {feature.from} at {at}.',
    'taken.ABBOT-4.shown': '{seat} recalls an abbot {feature.from}.',
  },
  clauses: {
    'ABBOT-1': 'Everyone has an abbot as well as followers. You may agree on two or three.',
    'ABBOT-2':
      'In place of a follower you may put your abbot on the tile that you just laid: in its monastery, on its cult place, or in its garden, where only abbots go.',
    'ABBOT-3':
      'A garden counts like a monastery: 9 points with tiles all around, and at the end 1 for itself plus 1 per tile around it.',
    'ABBOT-4':
      'Instead of putting anybody down, you may take your abbot back from a place with squares still empty around it. You get 1 point for it and 1 for each tile around it right away. In the turn in which he is put down he stays.',
    'ABBOT-5':
      'When his place is scored, the abbot comes back to you. Against a cult place he is a monk in a monastery, and on a cult place a heretic.',
    'ABBOT-6': 'If you play without abbots, gardens are only pictures.',
    'ABBOT-7':
      'In Carcassonne the abbot can only be in the cathedral. From there he can go to a monastery, cult place or garden when it is completed, but you cannot take him back. A crop circle does nothing to him. Tiles of 2000 have no gardens; he plays there all the same.',
  },
}
