/** The lesson of the card game, in French. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.card': 'Ta première manche de cartes',
  'lesson.card.says': 'Remplis les rangées, prends-en une, et vois ce qu’elle rapporte. Trois minutes.',
  'lesson.card.welcome':
    'Quatre rangées, une par couleur. Vous ajoutez des cartes, et chacun prend une rangée par manche, de n’importe quelle couleur.',
  'lesson.card.hidden':
    'Ta première carte va face cachée. Mets le 2 vert dans la rangée rouge : caché dans une autre couleur, il donne 10 au lieu de 2.',
  'lesson.card.hidden.hint': 'Choisis la carte verte avec le 2, puis la rangée rouge.',
  'lesson.card.hidden.row':
    'Bonne carte ! Mais mets-la dans la rangée rouge : elle vaut 10 dans une rangée d’une autre couleur.',
  'lesson.card.hidden.card': 'Bonne rangée ! Mais prends le 2 vert.',
  'lesson.card.person':
    'Les autres cartes vont face visible, dans leur rangée. Joue ton 2 rouge. Le nombre à côté d’une rangée : appuie pour voir.',
  'lesson.card.person.hint': 'Choisis la carte rouge avec le 2, puis la rangée rouge.',
  'lesson.card.person.early': 'Tu pourrais la prendre. Mais elle peut encore s’améliorer : joue d’abord ton 2 rouge.',
  'lesson.card.building':
    'Ton adversaire a joué dans la rangée rouge aussi. Tant mieux si tu la prends ! Ajoute ton bâtiment rouge.',
  'lesson.card.building.hint': 'Choisis le bâtiment rouge, puis la rangée rouge.',
  'lesson.card.building.early': 'Presque ! D’abord ton bâtiment. Seul ce qui est avant ton partisan est à toi.',
  'lesson.card.claim': 'Prends maintenant la rangée rouge avec ton grand partisan, avant ton adversaire.',
  'lesson.card.claim.hint': 'Choisis ton grand partisan, puis la rangée rouge.',
  'lesson.card.claim.row':
    'La rangée rouge est bien meilleure : deux 3, un 2, un mouton, un bâtiment et ta carte cachée.',
  'lesson.card.claimed':
    'Les cartes à gauche de ton partisan sont à toi, la suite non. Ton adversaire a pris la rangée bleue.',
  'lesson.card.rest':
    'Joue tes autres cartes, chacune dans sa rangée. Elles ne sont encore à personne : elles restent pour la manche suivante.',
  'lesson.card.rest.hint': 'Choisis une carte et sa rangée.',
  'lesson.card.rest-second': 'Encore une.',
  'lesson.card.rest-second.hint': 'Choisis une carte et sa rangée.',
  'lesson.card.rest-third': 'Et la dernière. Puis on compte les rangées.',
  'lesson.card.rest-third.hint': 'Choisis ta dernière carte et sa rangée.',
  'lesson.card.settled':
    'Personnes : additionne, fois leur nombre. Plus d’animaux, plus de points. Bâtiments : dans ton coffre.',
  'lesson.card.learnt.1': 'Une carte par tour, ou ton partisan. Une fois par manche, tu prends une rangée.',
  'lesson.card.learnt.2': 'Tu gagnes les cartes à gauche de ton partisan. Prends la rangée avant l’autre !',
  'lesson.card.learnt.3':
    'Ta première carte est face cachée. Dans une rangée d’une autre couleur, elle vaut 10 points.',
}
