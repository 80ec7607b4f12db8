import { startTile } from '../../start-tile/text/fr.ts'
import type { Wording } from '../../text.ts'

export const stream: Wording = {
  words: {
    'feature.stream': 'une rivière',
    'feature.stream.the': 'la rivière',
    'feature.stream.in': 'sur une rivière',
    'feature.stream.from': 'de la rivière',
    'feature.stream.name': 'morceau de rivière',
    'tile.river/spring': 'la source',
    'option.river-room': 'Place pour la rivière',
    'option.river-room.says': 'L’espace libre qu’il faut devant une tuile rivière.',
    'option.river-room.printed': 'Comme imprimé',
    'option.river-room.printed.says': 'Seule la case vers laquelle coule la rivière doit être libre.',
    'option.river-room.wide': 'Large',
    'option.river-room.wide.says': 'Six cases devant doivent être libres : la rivière se bloque rarement.',
    ...startTile,
  },
  sentences: {
    'set-aside': '{seat} ne peut poser {tile} nulle part : la tuile est mise de côté. ({clause})',
    'set-aside.shown': '{seat} ne peut poser la tuile nulle part : elle est mise de côté. ({clause})',
    lifted: 'Aucune tuile rivière ne va : pour cette pioche, ni virages ni espace ne comptent. ({clause})',
    abandoned: 'La rivière reste ouverte : ses dernières tuiles ne vont nulle part et quittent la partie. ({clause})',
  },
  clauses: {
    'RIVER-2':
      'Une tuile rivière se pose à un bout ouvert de la rivière et la prolonge. Ses autres côtés doivent aller comme toujours.',
    'RIVER-3':
      'La rivière ne peut pas tourner du même côté sur deux tuiles de suite. La case vers laquelle elle coule doit être vide, et aucun autre bras ne doit y couler. Avec l’option « Large », il en va de même des cases à gauche et à droite de celle-ci, et des trois qui sont derrière.',
    'RIVER-4':
      'On ne place personne sur la rivière elle-même. Tout le reste de ses tuiles accueille des partisans comme d’habitude.',
    'RIVER-5':
      'La rivière sépare les prés de ses deux rives. Autour de la source, du lac et du volcan, le pré est d’un seul tenant.',
    'RIVER-6':
      'Une tuile rivière qui ne va nulle part est mise de côté jusqu’à ce qu’une autre soit posée, et tu pioches à nouveau. Si aucune ne va, on oublie la règle des virages et de l’espace pour cette pioche, du moment que chaque bout ouvert mène à une case libre rien qu’à lui. Si cela ne suffit pas, le reste de la rivière quitte la partie et tu pioches une tuile ordinaire.',
  },
}
