import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/en.ts'

export const en: ModuleText = {
  name: 'Cult Places & Heretics',
  words: {
    ...lesson,
    'module.cult.says': 'Cult places that rival monasteries: whoever finishes first takes all the points.',
    'feature.cult': 'a cult place',
    'feature.cult.the': 'the cult place',
    'feature.cult.in': 'on a cult place',
    'feature.cult.from': 'from the cult place',
    'feature.cult.name': 'cult place',
    'feature.cult.all': 'cult places',
    'role.heretic': 'a heretic',
    'role.heretic.name': 'heretic',
    'option.cult-tiles': 'Cult places',
    'option.cult-tiles.says': 'How many cult place tiles are in the game.',
    'option.cult-tiles.5': 'Five',
    'option.cult-tiles.5.says': 'As first published.',
    'option.cult-tiles.6': 'Six',
    'option.cult-tiles.6.says': 'With the tile a later printing added.',
    'tile.cult/plain': 'a cult place (only field)',
    'tile.cult/cap': 'a cult place (city)',
    'tile.cult/road': 'a cult place (road)',
    'tile.cult/cap-road': 'a cult place (city, road)',
    'tile.cult/two-roads': 'a cult place (two roads)',
    'tile.cult/cap-two-roads': 'a cult place (city, two roads)',
  },
  sentences: {
    'returned.CULT-4': '{seat} loses the challenge and takes back {figures} {feature.from} without points. ({clause})',
  },
  clauses: {
    'CULT-1': 'A cult place is played like a monastery and gives as many points. Your follower there is a heretic.',
    'CULT-2':
      'No cult place may have two monasteries around it, and no monastery two cult places. Corners count too. You may not lay a tile that way.',
    'CULT-3':
      'A heretic and a monk on neighbouring squares challenge each other, whoever came first, and even if both are yours.',
    'CULT-4':
      'Whoever is surrounded by tiles first wins and gets 9 points. The other gets none. Both go back to their owners.',
    'CULT-5':
      'If neither is complete at the end, both score what they have. If one tile completes both, both get 9 points.',
    'CULT-6': 'You may use the road, city or field of a cult tile for your follower instead of the cult place.',
    'CULT-7':
      'There is a challenge only while somebody stands in both places; who comes from Carcassonne counts. An empty place that is completed beats nobody, and an abbot who is taken back ends the challenge. Gardens have nothing to do with it. A tile that has no place by these rules leaves the game, and you draw another.',
  },
}
