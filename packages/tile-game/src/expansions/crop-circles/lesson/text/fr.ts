/** The lesson of Crop Circles, in French. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.crop-circles': 'Les Agroglyphes',
  'lesson.crop-circles.says': 'Un choix qui vaut pour tous. Une minute.',
  'lesson.crop-circles.welcome':
    'Ta tuile a un agroglyphe avec une fourche : il concerne les paysans. Pose-la d’abord normalement.',
  'lesson.crop-circles.lay': 'Prolonge la route vers la gauche.',
  'lesson.crop-circles.lay.hint': 'Pose-la à gauche de la première tuile.',
  'lesson.crop-circles.lay.elsewhere': 'Elle va aussi là. Mais cette fois, pose-la à gauche de la première tuile.',
  'lesson.crop-circles.thief': 'Place un partisan sur la route, comme d’habitude.',
  'lesson.crop-circles.thief.hint': 'Choisis le partisan sur la route.',
  'lesson.crop-circles.thief.nobody': 'Tu as assez de partisans. Places-en un sur la route.',
  'lesson.crop-circles.thief.city': 'Bonne place aussi. Mais cette fois, prends la route.',
  'lesson.crop-circles.choose':
    'Tu choisis pour tous. A : chacun peut ajouter un paysan. B : chacun doit en reprendre un. Tu n’en as pas : B !',
  'lesson.crop-circles.choose.hint': 'Appuie sur « B » : ton adversaire doit reprendre le paysan éclairé.',
  'lesson.crop-circles.choose.add': 'Avec A, ton adversaire ajouterait un paysan. Tu n’en as pas à perdre : choisis B.',
  'lesson.crop-circles.gone':
    'Le paysan de ton adversaire est rentré sans un point. Tu n’en avais pas : rien ne change pour toi.',
  'lesson.crop-circles.add':
    'Un bouclier, maintenant : les chevaliers. Ton adversaire a choisi A : ajoute un chevalier au tien !',
  'lesson.crop-circles.add.hint': 'Choisis ton chevalier dans la ville éclairée : un autre le rejoint.',
  'lesson.crop-circles.add.nobody': 'Un deuxième chevalier ne coûte rien. Prends-le : ta ville sera plus sûre.',
  'lesson.crop-circles.done': 'Deux chevaliers tiennent ta ville. Qui en veut une part devra en avoir deux aussi.',
  'lesson.crop-circles.learnt.1': 'Après un tour avec un agroglyphe, qui l’a posé choisit A ou B pour tous.',
  'lesson.crop-circles.learnt.2': 'Fourche : paysans. Gourdin : voleurs. Bouclier : chevaliers.',
  'lesson.crop-circles.learnt.3': 'A : chacun peut en ajouter un aux siens. B : chacun doit en reprendre un.',
}
