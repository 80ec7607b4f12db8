/** The lesson of the Count, in English. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.count': 'The Count',
  'lesson.count.says': 'Help others, and wait in Carcassonne for your chance. Two minutes.',
  'lesson.count.welcome':
    'The game begins around the city of Carcassonne. It has four quarters, and the count stands in the castle.',
  'lesson.count.help':
    'Your opponent’s road lacks one end. Close it: the points go to your opponent, but wait and see.',
  'lesson.count.help.hint': 'Lay the crossing at the open end of the lit road. Turn it as you like.',
  'lesson.count.help.elsewhere': 'Just this once, help your opponent: close the road that lights up.',
  'lesson.count.keep': 'If you score nothing yourself, you get a reward. So no follower here: press “Skip”.',
  'lesson.count.keep.hint': 'Press “Skip”.',
  'lesson.count.keep.put': 'You will need your followers in a moment: press “Skip”.',
  'lesson.count.castle':
    'Others scored by your tile and you did not: put a follower into Carcassonne! Take the castle.',
  'lesson.count.castle.hint': 'Pick the castle, where the count stands now.',
  'lesson.count.castle.nobody': 'It is your reward for helping. Put a follower into the castle.',
  'lesson.count.castle.other': 'Each quarter has its use. From the castle you get into cities: pick it now.',
  'lesson.count.count': 'Nobody may leave the quarter where the count stands. Send him somewhere else.',
  'lesson.count.count.hint': 'Pick any other quarter for the count.',
  'lesson.count.count.stays': 'Then your follower would be stuck. Send the count to another quarter.',
  'lesson.count.quarters':
    'Your follower waits there. It may join a city when one is finished; the other quarters serve other places.',
  'lesson.count.finish':
    'Your opponent started a city. Close it for your opponent: your follower in the castle is ready.',
  'lesson.count.finish.hint': 'Lay it at the right end of the city, with its city side to the left.',
  'lesson.count.finish.elsewhere': 'That leaves the city open. Lay the tile at its right end.',
  'lesson.count.wait': 'Don’t use a follower here: press “Skip”. Then you may send the one in your castle.',
  'lesson.count.wait.hint': 'Press “Skip”.',
  'lesson.count.wait.put': 'A better move is coming: press “Skip”.',
  'lesson.count.march': 'The city is finished. Before it is scored, send your follower from the castle into it!',
  'lesson.count.march.hint': 'Pick your follower in the finished city.',
  'lesson.count.march.nobody': 'Then your opponent alone would score. Send your follower in.',
  'lesson.count.shared':
    'One follower each, so both of you get all the points. With two in the castle, you alone would.',
  'lesson.count.learnt.1': 'Does your tile bring points to others and none to you? Put a follower into Carcassonne.',
  'lesson.count.learnt.2':
    'Castle to cities, smithy to roads, cathedral to monasteries, when finished; market to fields at the end.',
  'lesson.count.learnt.3': 'Nobody leaves the quarter where the count stands. Whoever enters may move him.',
}
