import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/fr.ts'

export const fr: ModuleText = {
  name: 'Les Agroglyphes',
  words: {
    ...lesson,
    'module.crop-circles.says': 'Six agroglyphes : chacun ajoute un partisan, ou chacun en reprend un.',
    'step.crop-circles/choose': 'Choisis A ou B pour tous',
    'step.crop-circles/answer': 'Ajoute ou reprends un partisan, selon le choix',
    'step.crop-circles/answer.deploy': 'Ajoute un partisan à l’un des tiens',
    'step.crop-circles/answer.take': 'Reprends un de tes partisans',
    'step.crop-circles/choose.crop-circle:field': 'Agroglyphe à la fourche : A ou B pour tous les paysans ?',
    'step.crop-circles/choose.crop-circle:road': 'Agroglyphe au gourdin : A ou B pour tous les voleurs ?',
    'step.crop-circles/choose.crop-circle:city': 'Agroglyphe au bouclier : A ou B pour tous les chevaliers ?',
    'step.crop-circles/answer.deploy.crop-circle:field': 'Ajouter un paysan à l’un des tiens ?',
    'step.crop-circles/answer.deploy.crop-circle:road': 'Ajouter un voleur à l’un des tiens ?',
    'step.crop-circles/answer.deploy.crop-circle:city': 'Ajouter un chevalier à l’un des tiens ?',
    'step.crop-circles/answer.take.crop-circle:field': 'Quel paysan reprendre ?',
    'step.crop-circles/answer.take.crop-circle:road': 'Quel voleur reprendre ?',
    'step.crop-circles/answer.take.crop-circle:city': 'Quel chevalier reprendre ?',
    'choice.A': 'A (ajouter un partisan)',
    'choice.A.says': 'Chacun peut ajouter un partisan à l’un des siens de cette sorte.',
    'choice.B': 'B (reprendre un partisan)',
    'choice.B.says': 'Chacun doit reprendre un de ses partisans de cette sorte.',
    'symbol.crop-circle:field': 'fourche : paysans',
    'symbol.crop-circle:road': 'gourdin : voleurs',
    'symbol.crop-circle:city': 'bouclier : chevaliers',
    'tile.crop-circles/cap-curve': 'un agroglyphe à la fourche (ville, virage à gauche)',
    'tile.crop-circles/cap-road': 'un agroglyphe à la fourche (ville, route)',
    'tile.crop-circles/city-corner': 'un agroglyphe au bouclier (coin de ville)',
    'tile.crop-circles/curve': 'un agroglyphe au gourdin (virage)',
    'tile.crop-circles/junction': 'un agroglyphe au gourdin (trois routes)',
    'tile.crop-circles/two-caps': 'un agroglyphe au bouclier (deux villes en angle)',
  },
  sentences: {
    'chosen.CROP-2': '{seat} choisit {choice} pour tous.',
    'deployed.CROP-5': '{seat} ajoute {role} en {at}.',
    'deployed.CROP-5.shown': '{seat} ajoute {role}.',
    'passed.CROP-5': '{seat} n’ajoute pas de partisan.',
  },
  clauses: {
    'CROP-1':
      'Six tuiles avec un agroglyphe sont mélangées aux autres. Qui en pioche une joue d’abord un tour normal, décompte compris.',
    'CROP-2':
      'Ensuite, la même personne choisit A ou B, et cela vaut pour tous. Ne choisir ni l’un ni l’autre est interdit.',
    'CROP-3':
      'Le signe dans le cercle dit qui est visé : la fourche les paysans, le gourdin les voleurs, le bouclier les chevaliers.',
    'CROP-4': 'Chacun le fait à son tour. La personne à gauche commence, et qui a posé l’agroglyphe passe en dernier.',
    'CROP-5':
      'A : tu peux placer un partisan de ta réserve à côté d’un des tiens de cette sorte, sur la même route ou dans la même ville ou le même pré.',
    'CROP-6': 'B : tu dois reprendre un de tes partisans de cette sorte dans ta réserve.',
    'CROP-7':
      'Qui ne peut pas le faire passe son tour. Si personne n’a de partisan de cette sorte, on ne choisit rien non plus.',
    'CROP-8':
      'Ni A ni B ne rapportent de points. Tu peux ainsi avoir plusieurs partisans au même endroit, et tous comptent.',
    'CROP-9':
      'Un agroglyphe sur la dernière tuile agit aussi, avant le décompte final. Pour A, il te faut un partisan en réserve, et il va sur la tuile de celui qu’il rejoint.',
  },
}
