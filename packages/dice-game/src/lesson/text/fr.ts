/** The lesson of the dice game, in French. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.dice': 'Ta première ville de dés',
  'lesson.dice.says': 'Lance, construis, et arrête à temps. Trois minutes.',
  'lesson.dice.welcome':
    'Neuf dés, une ville : plus elle est grande, plus elle rapporte. Le premier à 42 points gagne.',
  'lesson.dice.catapult':
    'Une catapulte ! Ce dé est perdu pour ce tour : il t’en reste huit. Ton adversaire, lui, en lancera de nouveau neuf.',
  'lesson.dice.first': 'Trois dés montrent un coin de ville. Quatre coins font une petite ville. Construis le premier.',
  'lesson.dice.first.hint': 'Choisis un dé avec un coin de ville, puis construis-le.',
  'lesson.dice.too-early': 'Si tu arrêtes, tu n’as rien. Construis d’abord une ville.',
  'lesson.dice.not-yet': 'Attends : ce que tu ne construis pas est relancé. Construis d’abord tes coins.',
  'lesson.dice.second': 'Mets le deuxième coin à sa droite, tourné pour que sa ville aille à gauche et en haut.',
  'lesson.dice.second.hint': 'Choisis un coin, puis la place à droite. Tourne-le : la ville va à gauche et en haut.',
  'lesson.dice.third': 'Et le troisième au-dessus du premier. Il ne manquera alors qu’un coin.',
  'lesson.dice.third.hint':
    'Choisis un coin, puis la place au-dessus du premier. Tourne-le : la ville va à droite et en bas.',
  'lesson.dice.again':
    'Il te manque un coin. Les ronds sont tes trois lancers : il t’en reste deux. Relance les autres dés.',
  'lesson.dice.again.hint': 'Relance. Ce que tu as construit reste.',
  'lesson.dice.again.stop': 'Ta ville est encore ouverte et ne compte pas. Relance.',
  'lesson.dice.close': 'Un coin ! Ferme ta ville avec lui.',
  'lesson.dice.close.hint': 'Mets le coin dans le trou en haut à droite, tourné vers le milieu.',
  'lesson.dice.close.stop': 'Encore un dé et elle compte. Ferme d’abord ta ville.',
  'lesson.dice.stop':
    'Fermée : une ville de quatre dés. Seule ta plus grande ville fermée compte. Joue la sécurité, ne relance pas : arrête.',
  'lesson.dice.stop.hint': 'Arrête pour prendre les points.',
  'lesson.dice.stop.again': 'Courageux ! Dans une vraie partie, tu peux. Prends tes points maintenant : arrête.',
  'lesson.dice.points': 'Quatre dés donnent 3 points, cinq 6, neuf 28. Vois grand ! C’est au tour de ton adversaire.',
  'lesson.dice.keep':
    'À toi, et trois chevaliers ! Ils ne construisent rien. Mais avec trois, ton tour suivant peut compter double. Gardes-en un.',
  'lesson.dice.keep.hint': 'Choisis un chevalier et garde-le.',
  'lesson.dice.keep-second': 'Garde aussi le deuxième chevalier.',
  'lesson.dice.keep-second.hint': 'Choisis le chevalier suivant et garde-le.',
  'lesson.dice.keep-third': 'Et le troisième.',
  'lesson.dice.keep-third.hint': 'Choisis le dernier chevalier et garde-le.',
  'lesson.dice.end':
    'Trois chevaliers ! Appuie sur « Finir avec un chevalier » : pas de points, mais ton tour suivant compte double.',
  'lesson.dice.end.hint': 'Appuie sur le bouton qui finit ton tour avec un chevalier.',
  'lesson.dice.end.stop': 'Tu n’as rien construit : arrêter ne donne rien. Finis ton tour avec un chevalier.',
  'lesson.dice.end.again': 'Tu pourrais relancer. Mais trois chevaliers sont rares : finis ton tour avec l’un d’eux.',
  'lesson.dice.double': 'Ton chevalier est là : tout ce que tu marques ce tour compte double. Bonne chance !',
  'lesson.dice.learnt.1': 'Tu lances jusqu’à trois fois. Ce que tu construis reste, le reste est relancé.',
  'lesson.dice.learnt.2': 'Seule ta plus grande ville fermée compte, et chaque dé de plus vaut bien davantage.',
  'lesson.dice.learnt.3': 'Les catapultes te coûtent des dés. Trois chevaliers doublent ton tour suivant.',
}
