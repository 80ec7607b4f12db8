import { insight } from '../../../insight/text/fr.ts'
import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/fr.ts'

export const fr: ModuleText = {
  name: 'Jeu de base',
  words: {
    ...insight,
    ...lesson,
    'feature.road': 'une route',
    'feature.road.the': 'la route',
    'feature.road.in': 'sur une route',
    'feature.road.from': 'de la route',
    'feature.road.name': 'route',
    'feature.road.all': 'routes',
    'feature.city': 'une ville',
    'feature.city.the': 'la ville',
    'feature.city.in': 'dans une ville',
    'feature.city.from': 'de la ville',
    'feature.city.name': 'ville',
    'feature.city.all': 'villes',
    'feature.field': 'un pré',
    'feature.field.the': 'le pré',
    'feature.field.in': 'dans un pré',
    'feature.field.from': 'du pré',
    'feature.field.name': 'pré',
    'feature.field.all': 'prés',
    'feature.monastery': 'une abbaye',
    'feature.monastery.the': 'l’abbaye',
    'feature.monastery.in': 'dans une abbaye',
    'feature.monastery.from': 'de l’abbaye',
    'feature.monastery.name': 'abbaye',
    'feature.monastery.all': 'abbayes',

    'role.thief': 'un voleur',
    'role.thief.name': 'voleur',
    'role.knight': 'un chevalier',
    'role.knight.name': 'chevalier',
    'role.farmer': 'un paysan',
    'role.farmer.name': 'paysan',
    'role.monk': 'un moine',
    'role.monk.name': 'moine',
    'figure.follower.one': 'partisan',
    'figure.follower.other': 'partisans',

    'sum.tiles.one': 'tuile',
    'sum.tiles.other': 'tuiles',
    'sum.pennants.one': 'blason',
    'sum.pennants.other': 'blasons',
    'sum.cities.one': 'ville',
    'sum.cities.other': 'villes',
    'sum.neighbours.one': 'tuile autour',
    'sum.neighbours.other': 'tuiles autour',
    'sum.nothing': 'rien ne compte',

    'story.edition': 'Édition',
    'story.turn': 'Tour',

    'option.farmers': 'Paysans',
    'option.farmers.says': 'Ce que les paysans rapportent à la fin.',
    'option.farmers.city-4': 'Ville par ville, 4 points',
    'option.farmers.city-4.says':
      'Pour chaque ville terminée, qui a le plus de paysans sur tous ses prés réunis marque 4 points.',
    'option.farmers.city-3': 'Ville par ville, 3 points',
    'option.farmers.city-3.says':
      'Qui a le plus de paysans sur l’un des prés d’une ville terminée marque 3 points pour cette ville, une seule fois.',
    'option.farmers.field-3': 'Pré par pré, 3 points',
    'option.farmers.field-3.says':
      'Sur chaque pré, qui a le plus de paysans marque 3 points par ville terminée qui le touche.',
    'option.farmers.none': 'Sans paysans',
    'option.farmers.none.says': 'On ne place personne dans les prés, et ils ne rapportent rien.',
    'option.small-city': 'Petite ville',
    'option.small-city.says': 'Ce que vaut une ville terminée de deux tuiles.',
    'option.small-city.2': '2 points',
    'option.small-city.2.says': 'Chaque tuile et chaque blason rapporte 1 point.',
    'option.small-city.4': '4 points',
    'option.small-city.4.says': 'Chaque tuile et chaque blason rapporte 2 points, comme dans les autres villes.',
    'option.followers': 'Partisans',
    'option.followers.says': 'Partisans par joueur.',
    'option.starts': 'Qui commence',
    'option.starts.says': 'Qui joue le premier tour.',
    'option.starts.random': 'Au hasard',
    'option.starts.random.says': 'Tiré au sort.',

    'tile.base/A': 'A (abbaye, route)',
    'tile.base/B': 'B (abbaye)',
    'tile.base/C': 'C (ville des quatre côtés, blason)',
    'tile.base/D': 'D (ville, route droite)',
    'tile.base/E': 'E (ville)',
    'tile.base/E-garden': 'E (ville, jardin)',
    'tile.base/F': 'F (ville d’un bord à l’autre, blason)',
    'tile.base/G': 'G (ville d’un bord à l’autre)',
    'tile.base/H': 'H (deux villes face à face)',
    'tile.base/H-garden': 'H (deux villes face à face, jardin)',
    'tile.base/I': 'I (deux villes en angle)',
    'tile.base/I-garden': 'I (deux villes en angle, jardin)',
    'tile.base/J': 'J (ville, virage à droite)',
    'tile.base/K': 'K (ville, virage à gauche)',
    'tile.base/L': 'L (ville, trois routes)',
    'tile.base/M': 'M (coin de ville, blason)',
    'tile.base/M-garden': 'M (coin de ville, blason, jardin)',
    'tile.base/N': 'N (coin de ville)',
    'tile.base/N-garden': 'N (coin de ville, jardin)',
    'tile.base/O': 'O (coin de ville, blason, virage)',
    'tile.base/P': 'P (coin de ville, virage)',
    'tile.base/Q': 'Q (ville sur trois côtés, blason)',
    'tile.base/R': 'R (ville sur trois côtés)',
    'tile.base/R-garden': 'R (ville sur trois côtés, jardin)',
    'tile.base/S': 'S (ville sur trois côtés, blason, route)',
    'tile.base/T': 'T (ville sur trois côtés, route)',
    'tile.base/U': 'U (route droite)',
    'tile.base/U-garden': 'U (route droite, jardin)',
    'tile.base/V': 'V (virage)',
    'tile.base/V-garden': 'V (virage, jardin)',
    'tile.base/W': 'W (trois routes)',
    'tile.base/X': 'X (quatre routes)',
  },
  sentences: {
    starts: '{seat} commence.',
    drawn: '{seat} pioche {tile}.',
    'drawn.shown': '{seat} pioche une tuile.',
    discarded: '{seat} ne peut poser {tile} nulle part : la tuile quitte la partie. ({clause})',
    'discarded.shown': '{seat} ne peut poser la tuile nulle part : elle quitte la partie. ({clause})',
    placed: '{seat} pose {tile} en {at}.',
    'placed.shown': '{seat} pose une tuile.',
    deployed: '{seat} place {role} en {at}.',
    'deployed.shown': '{seat} place {role}.',
    passed: '{seat} ne place pas de partisan.',
    score: '{seat} marque {points} pour {feature} : {sum}. ({clause})',
    'score.serves': '{seat} marque {points} pour ses paysans qui nourrissent {feature.the} en {at} : {sum}. ({clause})',
    'score.serves.shown': '{seat} marque {points} pour ses paysans qui nourrissent {feature.the} : {sum}. ({clause})',
    'score.alone': '{seat} marque {points} : {sum}. ({clause})',
    unclaimed: 'Personne ne marque pour {feature.the} en {at}, faute de partisan. ({clause})',
    'unclaimed.shown': 'Personne ne marque pour {feature.the}, faute de partisan. ({clause})',
    returned: '{seat} reprend {figures} {feature.from}.',
    taken: '{seat} reprend {role} en {at}.',
    'taken.shown': '{seat} reprend {role}.',
    chosen: '{seat} choisit {choice}.',
    ending: 'C’était le dernier tour. Place au décompte final.',
    over: 'La partie est finie.',
  },
  clauses: {
    'BASE-1':
      'Il y a 72 tuiles de paysage. L’une est sur la table dès le début ; les 71 autres sont piochées à l’aveugle. Avec une rivière, c’est sa source qui est là à la place ; avec le Comte, c’est la ville de Carcassonne. La tuile de départ habituelle est alors piochée comme les autres, ou laissée de côté.',
    'BASE-2': 'Chacun joue avec sept partisans. Un huitième indique son score.',
    'BASE-3':
      'On joue dans le sens des aiguilles d’une montre. Vous décidez qui commence, ou le hasard décide pour vous.',
    'BASE-4': 'À ton tour, tu pioches une tuile, tu la montres et tu la poses.',
    'BASE-5':
      'Pose-la avec au moins un côté entier contre une tuile de la table, tournée comme tu veux. Là où deux côtés se touchent, la route rejoint la route, la ville la ville et le pré le pré.',
    'BASE-6':
      'Si ta tuile ne va nulle part, elle quitte la partie et tu en pioches une autre. S’il n’en reste plus, la partie est finie.',
    'BASE-7':
      'Ensuite, tu peux placer un partisan de ta réserve sur la tuile que tu viens de poser, et nulle part ailleurs.',
    'BASE-8':
      'Une route, une ville ou un pré où il y a déjà quelqu’un, même toi et même très loin, n’accepte pas d’autre partisan. Les morceaux de ta tuile que d’autres tuiles relient n’en font qu’un.',
    'BASE-9':
      'Sans partisan en réserve, tu poses seulement des tuiles. Un partisan qui revient pendant ce tour pourra aller sur une tuile à ton prochain tour.',
    'BASE-10':
      'Puis on décompte tout ce que ta tuile a terminé : routes, villes et abbayes, peu importe à qui elles sont.',
    'BASE-11': 'Un seul tour suffit pour placer un partisan, marquer des points avec lui et le reprendre.',
    'BASE-12':
      'Un carrefour, un village, une ville, une abbaye ou autre chose de ce genre ferme une route. Elle est terminée quand elle est fermée aux deux bouts, ou quand elle forme une boucle. Chaque tuile où elle passe rapporte 1 point et compte une fois.',
    'BASE-13':
      'Pour être terminée, une ville doit avoir un mur tout autour et aucun trou à l’intérieur. Chaque tuile rapporte 2 points et compte une fois ; chaque blason en rapporte 2 de plus.',
    'BASE-14':
      'Avec la règle de 2000, une ville terminée de deux tuiles seulement rapporte 2 points, et un blason y vaut 1 point. En 2016, elle compte comme toutes les autres.',
    'BASE-15': 'Une abbaye est terminée dès que les huit cases autour d’elle ont une tuile. Elle rapporte 9 points.',
    'BASE-16':
      'Les points vont à qui a le plus de partisans à cet endroit. En cas d’égalité, chacun marque tous les points.',
    'BASE-17':
      'Après le décompte, tous les partisans de cet endroit retournent à leur propriétaire. Aucun ne revient autrement, sauf si une extension le dit.',
    'BASE-18':
      'Les paysans ne reviennent pas : ils travaillent leur pré jusqu’à la fin de la partie, sauf si une extension dit le contraire.',
    'BASE-19':
      'Une tuile peut terminer plusieurs choses à la fois, et chacune est décomptée à part. Une abbaye compte aussi quand c’est quelqu’un d’autre qui la termine.',
    'BASE-20': 'Ce qui se termine sans aucun partisan ne rapporte rien à personne, mais compte bien comme terminé.',
    'BASE-21':
      'Un pré va jusqu’à la prochaine route, ville ou rivière, ou jusqu’au bord du paysage. Les prés qu’une tuile relie n’en font plus qu’un, avec tous leurs paysans, et n’en acceptent plus d’autre.',
    'BASE-22': 'Le dernier tour se joue avec la dernière tuile. Ensuite vient le décompte final.',
    'BASE-23':
      'Ce qui n’est pas terminé à la fin rapporte quand même des points : une route 1 par tuile, une ville 1 par tuile et par blason, une abbaye 1, plus 1 par tuile autour d’elle. Là aussi, les points vont à qui a le plus de partisans à cet endroit, et en cas d’égalité chacun les marque tous.',
    'BASE-24':
      'Paysans ville par ville (2000) : pour chaque ville terminée, on compte ensemble les paysans de tous les prés qui la touchent. Qui en a le plus marque 4 points ; en cas d’égalité, chacun marque 4 points.',
    'BASE-25':
      'Paysans pré par pré (2016) : qui a le plus de paysans sur un pré, seul ou à égalité, marque 3 points pour chaque ville terminée qui le touche.',
    'BASE-26': 'Qui a le plus de points gagne. En cas d’égalité, on partage la place.',
    'BASE-27':
      'Dans les deux éditions, vous choisissez avant de jouer ce que rapportent les paysans, ou de jouer sans eux, et ce que vaut une petite ville.',
    'BASE-28':
      'Paysans à 3 points par ville : qui a le plus de paysans sur un pré, seul ou à égalité, marque 3 points pour chaque ville terminée qui le touche, mais une seule fois pour la même ville.',
    'BASE-29':
      'Tu peux jouer en solo, et tu es alors ton propre voisin. Qui abandonne garde ses partisans et ses points, passe quand c’est permis, et sinon fait la première chose possible.',
  },
}
