/** The lesson of the Count, in French. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.count': 'Le Comte',
  'lesson.count.says': 'Aide les autres, et attends ton heure à Carcassonne. Deux minutes.',
  'lesson.count.welcome':
    'La partie commence autour de la ville de Carcassonne. Elle a quatre quartiers ; le comte est au château.',
  'lesson.count.help':
    'Il manque un bout à la route de ton adversaire. Ferme-la : les points sont pour lui, mais attends.',
  'lesson.count.help.hint': 'Pose le carrefour au bout ouvert de la route éclairée. Tourne-le comme tu veux.',
  'lesson.count.help.elsewhere': 'Aide ton adversaire, juste cette fois : ferme la route éclairée.',
  'lesson.count.keep': 'Si tu ne marques rien, tu as une récompense. Donc pas de partisan ici : appuie sur « Passer ».',
  'lesson.count.keep.hint': 'Appuie sur « Passer ».',
  'lesson.count.keep.put': 'Tu auras bientôt besoin de tes partisans : appuie sur « Passer ».',
  'lesson.count.castle': 'Ta tuile a rapporté aux autres et rien à toi : place un partisan à Carcassonne, au château !',
  'lesson.count.castle.hint': 'Choisis le château, où se tient le comte.',
  'lesson.count.castle.nobody': 'C’est ta récompense. Place un partisan au château.',
  'lesson.count.castle.other': 'Chaque quartier a son utilité. Du château, on va dans les villes : choisis-le.',
  'lesson.count.count': 'Personne ne peut quitter le quartier du comte. Envoie-le ailleurs.',
  'lesson.count.count.hint': 'Choisis un autre quartier pour le comte.',
  'lesson.count.count.stays': 'Ton partisan serait coincé. Envoie le comte dans un autre quartier.',
  'lesson.count.quarters':
    'Ton partisan attend là. Quand une ville est finie, il peut y aller ; les autres quartiers servent ailleurs.',
  'lesson.count.finish': 'Ton adversaire a commencé une ville. Ferme-la pour lui : ton partisan au château est prêt.',
  'lesson.count.finish.hint': 'Pose-la au bout droit de la ville, côté ville vers la gauche.',
  'lesson.count.finish.elsewhere': 'La ville reste ouverte. Pose la tuile à son bout droit.',
  'lesson.count.wait': 'Pas de partisan ici : appuie sur « Passer ». Tu pourras alors envoyer celui du château.',
  'lesson.count.wait.hint': 'Appuie sur « Passer ».',
  'lesson.count.wait.put': 'Un meilleur coup arrive : appuie sur « Passer ».',
  'lesson.count.march': 'La ville est finie. Avant le décompte, envoie ton partisan du château dedans !',
  'lesson.count.march.hint': 'Choisis ton partisan dans la ville finie.',
  'lesson.count.march.nobody': 'Ton adversaire marquerait seul. Envoie ton partisan.',
  'lesson.count.shared':
    'Un partisan chacun : vous avez tous les deux tous les points. Avec deux au château, toi seul les aurais.',
  'lesson.count.learnt.1': 'Ta tuile rapporte aux autres et rien à toi ? Place un partisan à Carcassonne.',
  'lesson.count.learnt.2':
    'Fini : château vers villes, forge vers routes, cathédrale vers abbayes. À la fin : marché vers prés.',
  'lesson.count.learnt.3': 'Personne ne quitte le quartier du comte. Qui entre peut le déplacer.',
}
