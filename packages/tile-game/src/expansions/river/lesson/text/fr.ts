/** The lesson of the River, in French. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.river': 'La Rivière',
  'lesson.river.says': 'La rivière d’abord. Deux minutes.',
  'lesson.river.welcome':
    'Avec la Rivière, la partie commence à une source. Chacun allonge la rivière, tuile par tuile.',
  'lesson.river.lay': 'Pose ta tuile rivière pour que l’eau continue de couler.',
  'lesson.river.lay.hint': 'Choisis la seule case au bout de la rivière, puis appuie sur « Poser ».',
  'lesson.river.knight': 'Tu peux placer un partisan comme d’habitude, mais pas sur l’eau. Prends la ville du haut.',
  'lesson.river.knight.hint': 'Choisis le partisan dans la ville du haut.',
  'lesson.river.knight.other': 'Cette ville va aussi. Mais cette fois, prends celle du haut.',
  'lesson.river.knight.nobody':
    'Places-en un : une ville au bord de la rivière, c’est un bon début. Prends celle du haut.',
  'lesson.river.knight.field': 'C’est un pré. On y vient : prends d’abord la ville du haut.',
  'lesson.river.bend':
    'Ton adversaire a dévié la rivière vers le bas. Pas de demi-tour : ton virage doit aller à droite.',
  'lesson.river.bend.hint': 'Choisis la case au bout de la rivière : la tuile n’y va que dans un sens.',
  'lesson.river.farmer':
    'La rivière sépare les prés, comme les routes, mais pas autour de sa source. Couche un paysan dans ce pré.',
  'lesson.river.farmer.hint': 'Choisis le paysan.',
  'lesson.river.farmer.nobody': 'Places-en un : ce pré bordera beaucoup de villes.',
  'lesson.river.banks':
    'Tu vois ton pré s’éclairer sur les deux rives ? Il fait le tour de la source : c’est un seul pré.',
  'lesson.river.lake': 'Le lac vient toujours en dernier et ferme la rivière. Pose-le.',
  'lesson.river.lake.hint': 'Choisis la case au bout de la rivière.',
  'lesson.river.open':
    'Voilà pour la rivière. Maintenant, chacun pioche des tuiles normales, à poser là où elles vont.',
  'lesson.river.wall': 'Tu as pioché le morceau qui manque à ta ville. Termine-la.',
  'lesson.river.wall.hint': 'Pose-la au-dessus de ta ville, côté ville vers le bas.',
  'lesson.river.wall.elsewhere': 'Ta ville reste ouverte. Pose la tuile juste au-dessus.',
  'lesson.river.done': 'Des points, et ton partisan rentre, comme toujours. Tu connais la Rivière.',
  'lesson.river.learnt.1': 'D’abord, chacun construit la rivière, de la source au lac. Pas de demi-tour.',
  'lesson.river.learnt.2':
    'Les partisans vont dans les villes, routes, prés et abbayes de la rivière, jamais sur l’eau.',
  'lesson.river.learnt.3': 'La rivière sépare les prés. Autour de la source et du lac, les deux rives n’en font qu’un.',
}
