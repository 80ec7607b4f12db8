import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/en.ts'

export const en: ModuleText = {
  name: 'Crop Circles',
  words: {
    ...lesson,
    'module.crop-circles.says': 'Six crop circles: everyone adds a follower, or everyone recalls one.',
    'step.crop-circles/choose': 'Choose A or B for everyone',
    'step.crop-circles/answer': 'Add or recall a follower, as chosen',
    'step.crop-circles/answer.deploy': 'Add a follower to one of yours',
    'step.crop-circles/answer.take': 'Recall one of your followers',
    'step.crop-circles/choose.crop-circle:field': 'Crop circle with a pitchfork: A or B for all farmers?',
    'step.crop-circles/choose.crop-circle:road': 'Crop circle with a club: A or B for all thieves?',
    'step.crop-circles/choose.crop-circle:city': 'Crop circle with a shield: A or B for all knights?',
    'step.crop-circles/answer.deploy.crop-circle:field': 'Add a farmer to one of yours?',
    'step.crop-circles/answer.deploy.crop-circle:road': 'Add a thief to one of yours?',
    'step.crop-circles/answer.deploy.crop-circle:city': 'Add a knight to one of yours?',
    'step.crop-circles/answer.take.crop-circle:field': 'Recall which farmer?',
    'step.crop-circles/answer.take.crop-circle:road': 'Recall which thief?',
    'step.crop-circles/answer.take.crop-circle:city': 'Recall which knight?',
    'choice.A': 'A (add a follower)',
    'choice.A.says': 'Each player may add a follower to one of their own of this kind.',
    'choice.B': 'B (recall a follower)',
    'choice.B.says': 'Each player must recall one of their own followers of this kind.',
    'symbol.crop-circle:field': 'pitchfork: farmers',
    'symbol.crop-circle:road': 'club: thieves',
    'symbol.crop-circle:city': 'shield: knights',
    'tile.crop-circles/cap-curve': 'a crop circle with a pitchfork (city, bend to the left)',
    'tile.crop-circles/cap-road': 'a crop circle with a pitchfork (city, road)',
    'tile.crop-circles/city-corner': 'a crop circle with a shield (city corner)',
    'tile.crop-circles/curve': 'a crop circle with a club (bend)',
    'tile.crop-circles/junction': 'a crop circle with a club (three roads)',
    'tile.crop-circles/two-caps': 'a crop circle with a shield (two cities at a corner)',
  },
  sentences: {
    'chosen.CROP-2': '{seat} chooses {choice} for everyone.',
    'deployed.CROP-5': '{seat} adds {role} at {at}.',
    'deployed.CROP-5.shown': '{seat} adds {role}.',
    'passed.CROP-5': '{seat} adds no follower.',
  },
  clauses: {
    'CROP-1':
      'Six tiles with a crop circle are shuffled in with the others. Whoever draws one has a normal turn first, with its scoring.',
    'CROP-2': 'After that the same player picks A or B, and it holds for all. Picking neither is not allowed.',
    'CROP-3':
      'The sign in the circle says who is meant: a pitchfork the farmers, a club the thieves, a shield the knights.',
    'CROP-4':
      'The players carry it out one after another. The one to the left begins, and the one who laid the circle is last.',
    'CROP-5':
      'A: you may put one follower from your supply beside one of your own of that kind, on the same road, city or field.',
    'CROP-6': 'B: you must take one of your own followers of that kind back to your supply.',
    'CROP-7': 'Whoever cannot do it is skipped. If nobody has a follower of that kind, nothing is chosen either.',
    'CROP-8': 'Neither A nor B scores anything. You may so have several followers in one place, and all of them count.',
    'CROP-9':
      'A circle on the last tile works too, before the final scoring. In A you need a follower in supply, and it goes on the tile of the one that it joins.',
  },
}
