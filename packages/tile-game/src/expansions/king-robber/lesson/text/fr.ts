/** The lesson of King & Robber Baron, in French. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.king-robber': 'Le Roi et le Brigand',
  'lesson.king-robber.says': 'La plus grande ville et la plus longue route paient. Deux minutes.',
  'lesson.king-robber.welcome': 'Ton adversaire a fini la première ville, celle qui s’éclaire : il a reçu le roi.',
  'lesson.king-robber.larger': 'Le roi va à qui finit une ville plus grande. La tienne aura trois tuiles : ferme-la !',
  'lesson.king-robber.larger.hint': 'Pose-la en haut de ta ville, côté ville vers le bas.',
  'lesson.king-robber.larger.elsewhere': 'Ta ville reste ouverte. Pose la tuile au-dessus.',
  'lesson.king-robber.keep': 'Trois tuiles battent deux. Appuie sur « Passer » et regarde le roi.',
  'lesson.king-robber.keep.hint': 'Appuie sur « Passer ».',
  'lesson.king-robber.keep.put': 'Garde tes partisans pour l’instant : appuie sur « Passer ».',
  'lesson.king-robber.king':
    'Le roi est à toi, jusqu’à ce qu’une ville plus grande soit finie. C’est qui pose la tuile qui compte.',
  'lesson.king-robber.road': 'Le brigand fait pareil avec les routes, et personne ne l’a encore. Ferme ta route.',
  'lesson.king-robber.road.hint': 'Pose le carrefour au bout droit de ta route. Tourne-le comme tu veux.',
  'lesson.king-robber.road.elsewhere': 'Ta route reste ouverte. Pose le carrefour à son bout droit.',
  'lesson.king-robber.save': 'La première route finie. Appuie sur « Passer », et il est à toi.',
  'lesson.king-robber.save.hint': 'Appuie sur « Passer ».',
  'lesson.king-robber.save.put': 'Garde tes partisans pour l’instant : appuie sur « Passer ».',
  'lesson.king-robber.robber': 'Tu as les deux. Ton adversaire pose la dernière tuile, et le décompte final commence.',
  'lesson.king-robber.final': 'Le roi donne 1 point par ville finie sur la table, le brigand 1 par route finie.',
  'lesson.king-robber.learnt.1':
    'Qui finit la plus grande ville jusqu’ici a le roi. Les tuiles comptent, pas les blasons.',
  'lesson.king-robber.learnt.2': 'Qui finit la plus longue route jusqu’ici a le brigand.',
  'lesson.king-robber.learnt.3': 'À la fin : 1 point par ville finie, ou par route finie, à qui qu’elle ait été.',
}
