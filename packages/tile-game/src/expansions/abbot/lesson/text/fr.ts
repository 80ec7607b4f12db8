/** The lesson of the Abbot, in French. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.abbot': 'L’Abbé',
  'lesson.abbot.says': 'Des jardins, et une figurine qui rentre quand tu l’appelles. Une minute.',
  'lesson.abbot.welcome':
    'Chacun a maintenant un abbé, en plus des sept partisans. Il aime les jardins : ta tuile en a un.',
  'lesson.abbot.garden': 'Un jardin compte les tuiles autour, comme une abbaye. Pose-le dans le trou, en bas.',
  'lesson.abbot.garden.hint':
    'Pose-le juste sous la première tuile, entre les deux petites villes. Tourne-le jusqu’à ce qu’il aille.',
  'lesson.abbot.garden.elsewhere': 'Là, il aurait peu de voisines. Pose-le dans le trou sous la première tuile.',
  'lesson.abbot.abbot': 'Place ton abbé dans le jardin. Seul un abbé peut y aller.',
  'lesson.abbot.abbot.hint': 'Choisis l’abbé dans le jardin.',
  'lesson.abbot.abbot.nobody': 'Le jardin a déjà cinq tuiles autour. Places-y ton abbé.',
  'lesson.abbot.abbot.follower': 'Un partisan irait là. Mais essaie ton abbé : choisis le jardin.',
  'lesson.abbot.like':
    'Avec les huit cases remplies, il donne 9 points, comme une abbaye. Mais ton abbé sait faire plus.',
  'lesson.abbot.beside':
    'La tuile de ton adversaire compte aussi pour toi. Pose la tienne à un coin du jardin, elle aussi.',
  'lesson.abbot.beside.hint': 'Pose-la au coin en bas à droite du jardin.',
  'lesson.abbot.beside.elsewhere': 'Elle ne touche pas le jardin. Pose-la au coin en bas à droite.',
  'lesson.abbot.recall': 'Il manque une case. N’attends pas : au lieu de placer un partisan, reprends ton abbé !',
  'lesson.abbot.recall.hint': 'Choisis ton abbé dans la liste en bas : il rentre.',
  'lesson.abbot.recall.nothing': 'Si tu passes, il reste là. Cette fois, reprends-le.',
  'lesson.abbot.recall.follower': 'C’est l’un ou l’autre à chaque tour. Cette fois, reprends l’abbé.',
  'lesson.abbot.home': '1 point pour le jardin et 1 par tuile autour, tout de suite. Et ton abbé est libre.',
  'lesson.abbot.learnt.1': 'Ton abbé va dans un jardin ou une abbaye. Les jardins sont réservés aux abbés.',
  'lesson.abbot.learnt.2': 'Un jardin entouré donne 9 points, et l’abbé rentre.',
  'lesson.abbot.learnt.3': 'Ou reprends-le à un autre tour, au lieu de placer un partisan : tu as ce qui est déjà là.',
}
