/** The lesson of Cult Places, in English. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.cult': 'Cult Places',
  'lesson.cult.says': 'A race between a monastery and a cult place. One minute.',
  'lesson.cult.welcome':
    'Your opponent has a monk in the monastery that lights up. Two squares around it are still empty.',
  'lesson.cult.lay':
    'A cult place counts like a monastery, and it may challenge one. Lay it to the left of the monastery.',
  'lesson.cult.lay.hint': 'Lay it into the gap below the first tile.',
  'lesson.cult.lay.right': 'That is beside it too, but with few tiles around. Take the gap on the left.',
  'lesson.cult.lay.elsewhere': 'There it challenges nobody. Lay it into the gap to the left of the monastery.',
  'lesson.cult.heretic': 'Put a follower on the cult place: a heretic.',
  'lesson.cult.heretic.hint': 'Pick the follower on the cult place.',
  'lesson.cult.heretic.nobody': 'Without a heretic there is no challenge. Put a follower on the cult place.',
  'lesson.cult.heretic.field': 'That is the field around it. Pick the cult place.',
  'lesson.cult.challenge': 'Now they race: whoever is surrounded first gets 9 points. The other gets nothing!',
  'lesson.cult.first': 'Your cult place lacks just one square, and so does the monastery. Be first!',
  'lesson.cult.first.hint': 'Lay it at the upper left corner of your cult place.',
  'lesson.cult.first.elsewhere': 'Then your opponent may be first. Fill the last square around your cult place.',
  'lesson.cult.keep': 'Done! Press “Skip”, and watch what happens to the monk.',
  'lesson.cult.keep.hint': 'Press “Skip”.',
  'lesson.cult.keep.put': 'Keep your followers for now: press “Skip”.',
  'lesson.cult.won': '9 points for you. The monk goes home with nothing, though the monastery was nearly finished.',
  'lesson.cult.learnt.1': 'A cult place scores like a monastery. Its follower is a heretic.',
  'lesson.cult.learnt.2': 'Side by side, both occupied: whoever is finished first gets 9, the other nothing.',
  'lesson.cult.learnt.3': 'A cult place may touch only one monastery, and a monastery only one cult place.',
}
