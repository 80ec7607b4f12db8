import type { GameText } from '@bastide/kernel'

export const en: GameText = {
  language: 'en',
  names: { dice: 'Dice game' },
  words: {
    'sum.points.one': 'point',
    'sum.points.other': 'points',
    'die.one': 'die',
    'die.other': 'dice',
    'knight.one': 'knight',
    'knight.other': 'knights',
    'catapult.one': 'catapult',
    'catapult.other': 'catapults',

    'face.NEW': 'a city on three sides',
    'face.NEW.name': 'city on three sides',
    'face.NE': 'a city corner',
    'face.NE.name': 'city corner',
    'face.N E': 'two caps at a corner',
    'face.N E.name': 'two caps at a corner',
    'face.N S': 'two caps across',
    'face.N S.name': 'two caps across',
    'face.knight': 'a knight',
    'face.knight.name': 'knight',
    'face.catapult': 'a catapult',
    'face.catapult.name': 'catapult',

    'side.N': 'north',
    'side.N.of': 'north',
    'side.E': 'east',
    'side.E.of': 'east',
    'side.S': 'south',
    'side.S.of': 'south',
    'side.W': 'west',
    'side.W.of': 'west',
    'list.and': 'and',

    'source.city-3': 'City of 3 dice',
    'source.city-4': 'City of 4 dice',
    'source.city-5': 'City of 5 dice',
    'source.city-6': 'City of 6 dice',
    'source.city-7': 'City of 7 dice',
    'source.city-8': 'City of 8 dice',
    'source.city-9': 'City of 9 dice',
    'source.knight': 'Doubled by a knight',

    'story.turn': 'Turn',
    'story.rules': 'The rules',

    'step.starts': 'Lots decide who begins',
    'step.throw': 'The dice are thrown',
    'step.decide': 'Build, keep knights, throw again or stop',
    'step.last': 'Last throw: build, keep knights or stop',
    'step.over': 'The game is over',

    'choice.keep': 'Keep a knight',
    'choice.keep.says': 'It stays with you for this turn and is not thrown again.',
    'choice.again': 'Throw again',
    'choice.again.says': 'All dice that you neither built nor kept are thrown.',
    'choice.end': 'End with a knight',
    'choice.end.says': 'You score nothing. One knight stays with you and doubles your next turn.',
    'choice.stop': 'Stop and count',
    'choice.stop.says': 'Your largest complete city is scored, and the turn is over.',

    'option.target': 'Points to win',
    'option.target.says': 'Whoever has so many points first wins.',
    'option.starts': 'First player',
    'option.starts.says': 'Who takes the first turn.',
    'option.starts.random': 'By lot',
    'option.starts.random.says': 'Chance says who begins.',
    'option.forced': 'After the third throw',
    'option.forced.says': 'Whether city dice of the last throw must be built.',
    'option.forced.no': 'Build as you like',
    'option.forced.no.says': 'You may stop with city dice that would still fit.',
    'option.forced.yes': 'Build what fits',
    'option.forced.yes.says': 'You may stop only when no loose city die fits any more.',
  },
  sentences: {
    starts: '{seat} begins.',
    thrown: '{seat} throws ({throw}): {faces}.',
    doubling: '{seat} began with a knight: the points of this turn are doubled. ({clause})',
    catapults: '{seat} is handed {catapults}. ({clause})',
    built: '{seat} builds {face}, {steps} of the first die: city to the {sides}.',
    'built.first': '{seat} begins with {face}: city to the {sides}.',
    kept: '{seat} keeps a knight and now has {knights}.',
    again: '{seat} sets {dice} aside to throw again.',
    score: '{seat} scores {points} for a city of {dice}. ({clause})',
    'score.DICE-8': '{seat} scores {points} for a city of {dice}, doubled: {sum}. ({clause})',
    'nothing.DICE-10': '{seat} scores nothing: no city is complete. ({clause})',
    'nothing.DICE-11': '{seat} scores nothing: the largest complete city has {dice}. ({clause})',
    'nothing.DICE-14': '{seat} has nothing left but catapults: the turn is over without points. ({clause})',
    'knight-stays': '{seat} has {knights}, ends the turn without points and keeps one. ({clause})',
    'won.DICE-12': '{seat} has reached the goal and wins. ({clause})',
    'won.DICE-13': '{seat} has thrown nine catapults in one turn and wins. ({clause})',
    over: 'The game is over.',
  },
  clauses: {
    'DICE-1':
      'There are nine equal dice. Each has four different city sides, a knight and a catapult: a city on three sides, a city corner, two caps at a corner, and two caps across.',
    'DICE-2': 'You throw all the dice that lie before you. You have three throws, and may stop after each.',
    'DICE-3': 'Catapults go straight to the next player: you cannot use them this turn.',
    'DICE-4':
      'Keep a knight or not, build a city die or not. What you leave is thrown again. What is kept or built stays where it is until the turn is over.',
    'DICE-5':
      'After your third throw nothing is thrown again. You need not build what is left, unless you agreed on it before the game.',
    'DICE-6':
      'Build side against side, turned as you like, all dice in one piece. Where sides touch, city meets city and country meets country.',
    'DICE-7':
      'With three knights kept you may end your turn without counting. One knight then stays before you, and all other dice go on.',
    'DICE-8':
      'If a knight lies before you when your turn begins, you throw it too, and this turn counts double. It is used up, whatever you score.',
    'DICE-9':
      'After your turn the next player takes all dice, except knights that others kept. Turns go clockwise; you agree on who begins, or leave it to chance.',
    'DICE-10':
      'Only your largest complete city counts, one without an open side. A die may be part of two cities, and counts once in each.',
    'DICE-11':
      'Three dice give 1 point, four 3, five 6, six 10, seven 15, eight 21 and nine 28. A city of two gives nothing.',
    'DICE-12': 'Whoever has 42 points or more wins at once. You may agree on another number.',
    'DICE-13': 'Nine catapults in one turn win the game at once, whatever the points.',
    'DICE-14':
      'If nothing is left to throw, you have to stop. If all your dice are catapults, and they are fewer than nine, your turn brings nothing.',
  },
}
