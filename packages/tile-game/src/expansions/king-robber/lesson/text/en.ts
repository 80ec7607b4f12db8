/** The lesson of King & Robber Baron, in English. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.king-robber': 'King & Robber Baron',
  'lesson.king-robber.says': 'Rewards for the largest city and the longest road. Two minutes.',
  'lesson.king-robber.welcome': 'Your opponent finished the first city, the one that lights up, and so got the king.',
  'lesson.king-robber.larger':
    'The king goes to whoever finishes a larger city. Yours will have three tiles: close it!',
  'lesson.king-robber.larger.hint': 'Lay it at the top of your city, with its city side down.',
  'lesson.king-robber.larger.elsewhere': 'That leaves your city open. Lay the tile on top of it.',
  'lesson.king-robber.keep': 'Three tiles beat two. Press “Skip”, and watch the king.',
  'lesson.king-robber.keep.hint': 'Press “Skip”.',
  'lesson.king-robber.keep.put': 'Keep your followers for now: press “Skip”.',
  'lesson.king-robber.king':
    'The king is yours, until somebody finishes an even larger city. Whoever lays the tile counts.',
  'lesson.king-robber.road': 'The robber baron does the same for roads, and nobody has him yet. Close your road.',
  'lesson.king-robber.road.hint': 'Lay the crossing at the right end of your road. Turn it as you like.',
  'lesson.king-robber.road.elsewhere': 'That leaves your road open. Lay the crossing at its right end.',
  'lesson.king-robber.save': 'The first finished road. Press “Skip”, and he is yours.',
  'lesson.king-robber.save.hint': 'Press “Skip”.',
  'lesson.king-robber.save.put': 'Keep your followers for now: press “Skip”.',
  'lesson.king-robber.robber': 'Now you have both. Your opponent lays the last tile, and the final count begins.',
  'lesson.king-robber.final':
    'The king gives 1 point for each finished city on the table, the robber baron 1 for each finished road.',
  'lesson.king-robber.learnt.1': 'Whoever finishes the largest city so far has the king. Tiles count, not shields.',
  'lesson.king-robber.learnt.2': 'Whoever finishes the longest road so far has the robber baron.',
  'lesson.king-robber.learnt.3':
    'At the end: 1 point for each finished city, or for each finished road, whoever owned it.',
}
