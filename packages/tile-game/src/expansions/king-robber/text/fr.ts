import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/fr.ts'

export const fr: ModuleText = {
  name: 'Le Roi et le Brigand',
  words: {
    ...lesson,
    'module.king-robber.says': 'La plus grande ville et la plus longue route sont récompensées à la fin.',
    'token.king': 'le roi',
    'token.king.says': 'Va à qui a terminé la plus grande ville jusqu’ici.',
    'token.robber': 'le brigand',
    'token.robber.says': 'Va à qui a terminé la plus longue route jusqu’ici.',
    'choice.king': 'le roi',
    'choice.robber': 'le brigand',
    'sum.roads.one': 'route',
    'sum.roads.other': 'routes',
    'sum.king.one': 'roi',
    'sum.king.other': 'roi',
    'sum.robber.one': 'brigand',
    'sum.robber.other': 'brigand',
    'option.king-robber-points': 'Roi et brigand',
    'option.king-robber-points.says': 'Ce que valent les deux marqueurs.',
    'option.king-robber-points.each': '1 par ville ou route',
    'option.king-robber-points.each.says':
      'À la fin, le roi donne 1 point par ville terminée, le brigand 1 par route terminée.',
    'option.king-robber-points.ten': '10 points',
    'option.king-robber-points.ten.says': 'À la fin, chacun des deux donne 10 points.',
    'option.king-robber-points.fifteen': '15 points, 40 les deux',
    'option.king-robber-points.fifteen.says': 'À la fin, un seul des deux donne 15 points, les deux ensemble 40.',
    'option.king-robber-points.during-play': 'En cours de partie',
    'option.king-robber-points.during-play.says':
      'Le roi donne 1 point chaque fois qu’une ville est terminée, le brigand 1 pour une route. La fin n’ajoute rien.',
    'tile.king-robber/monastery-cap': 'une tuile Roi et Brigand (abbaye, ville)',
    'tile.king-robber/cap-road': 'une tuile Roi et Brigand (ville, route)',
    'tile.king-robber/cap-two-roads': 'une tuile Roi et Brigand (ville, route, virage)',
    'tile.king-robber/corner-two-roads': 'une tuile Roi et Brigand (coin de ville, deux routes)',
    'tile.king-robber/crossing-cities': 'une tuile Roi et Brigand (deux villes qui se croisent)',
  },
  sentences: {
    'marker.KING-1': '{seat} prend {choice} pour la plus grande ville jusqu’ici. ({clause})',
    'marker.KING-3': '{seat} prend {choice} pour la plus longue route jusqu’ici. ({clause})',
    'score.KING-2': '{seat} a le roi et marque {points} : {sum}. ({clause})',
    'score.KING-3': '{seat} a le brigand et marque {points} : {sum}. ({clause})',
    'score.KING-6': '{seat} marque {points} à la fin : {sum}. ({clause})',
    'score.KING-7': '{seat} marque {points} à la fin : {sum}. ({clause})',
    'score.KING-8': '{seat} a le marqueur et marque {points} : {sum}. ({clause})',
  },
  clauses: {
    'KING-1':
      'Si tu poses la dernière tuile d’une ville, peu importe à qui elle est, c’est toi qui l’as terminée. La première personne à le faire prend le roi. Ensuite, il va à qui termine une ville plus grande que toutes les précédentes. Les tuiles comptent, pas les blasons.',
    'KING-2': 'À la fin, le roi te donne 1 point pour chaque ville terminée sur la table.',
    'KING-3':
      'Pour les routes, c’est le brigand : il va à qui termine la plus longue, et donne 1 point pour chaque route terminée à la fin.',
    'KING-4':
      'Il faut faire plus grand, ou plus long : en cas d’égalité, le roi ou le brigand reste où il est. Si ta tuile en termine plusieurs, c’est la plus grande qui compte.',
    'KING-5':
      'Sur une tuile, deux villes se croisent sans se toucher. Si d’autres tuiles les relient, elles ne font qu’une, et la tuile compte une fois.',
    'KING-6': 'À la place, vous pouvez choisir 10 points à la fin pour le roi, et 10 pour le brigand.',
    'KING-7': 'Ou vous pouvez choisir 15 points à la fin pour l’un des deux, et 40 pour qui a les deux.',
    'KING-8':
      'Ou vous pouvez choisir des points en cours de partie : tu marques 1 point pour chaque ville terminée pendant que tu as le roi, et 1 pour chaque route pendant que tu as le brigand. Ce n’est qu’après qu’il peut changer de mains. La fin ne rapporte rien de plus.',
  },
}
