/** The lesson of the Abbot, in English. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.abbot': 'The Abbot',
  'lesson.abbot.says': 'Gardens, and a figure that comes home when you call. One minute.',
  'lesson.abbot.welcome':
    'Everyone has an abbot now, besides the seven followers. He loves gardens, and your tile has one.',
  'lesson.abbot.garden': 'A garden counts the tiles around it, like a monastery. Lay it into the gap below.',
  'lesson.abbot.garden.hint': 'Lay it right below the first tile, between the two small cities. Turn it until it fits.',
  'lesson.abbot.garden.elsewhere': 'There it would have few neighbours. Lay it into the gap below the first tile.',
  'lesson.abbot.abbot': 'Put your abbot into the garden. Only an abbot may go there.',
  'lesson.abbot.abbot.hint': 'Pick the abbot in the garden.',
  'lesson.abbot.abbot.nobody': 'The garden already has five tiles around it. Put your abbot in.',
  'lesson.abbot.abbot.follower': 'You could put a follower there. But try your abbot: pick the garden.',
  'lesson.abbot.like':
    'With all eight squares filled, it gives 9 points, like a monastery. But your abbot can do more.',
  'lesson.abbot.beside': 'Your opponent’s tile counts for you as well. Now lay yours at a corner of the garden too.',
  'lesson.abbot.beside.hint': 'Lay it at the lower right corner of the garden.',
  'lesson.abbot.beside.elsewhere': 'That does not touch the garden. Lay it at its lower right corner.',
  'lesson.abbot.recall': 'One square is missing. Don’t wait for it: instead of placing a follower, recall your abbot!',
  'lesson.abbot.recall.hint': 'Pick your abbot in the list below: he comes home.',
  'lesson.abbot.recall.nothing': 'Skipping would leave him there. This time, recall him.',
  'lesson.abbot.recall.follower': 'You may do only one of the two in a turn. Recall the abbot this time.',
  'lesson.abbot.home': '1 point for the garden and 1 for each tile around it, at once. And your abbot is free again.',
  'lesson.abbot.learnt.1': 'Your abbot goes into a garden or a monastery. Gardens are for abbots only.',
  'lesson.abbot.learnt.2': 'Finished gardens give 9 points, and the abbot comes home.',
  'lesson.abbot.learnt.3':
    'Or recall him in a later turn, instead of placing a follower: you get what is there so far.',
}
