/** The lesson of the dice game, in English. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.dice': 'Your first city of dice',
  'lesson.dice.says': 'Roll, build, and stop in time. Three minutes.',
  'lesson.dice.welcome': 'Nine dice, one city: the bigger your city, the more points. The first with 42 points wins.',
  'lesson.dice.catapult':
    'A catapult! That die is out for this turn: you go on with eight. Your opponent will roll all nine again.',
  'lesson.dice.first':
    'Three dice show a city corner: city on two sides. Four corners make a small city. Build the first.',
  'lesson.dice.first.hint': 'Pick a die with a city corner, then press “Build”.',
  'lesson.dice.too-early': 'Stop now and you get nothing. Build a city first.',
  'lesson.dice.not-yet': 'Wait: what you don’t build is rolled again. Build your corners first.',
  'lesson.dice.second': 'Put the second corner to its right, turned so that its city reaches left and up.',
  'lesson.dice.second.hint': 'Pick a corner, then the place on the right. Turn it until the city goes left and up.',
  'lesson.dice.third': 'And the third one above the first. Then only one corner is missing.',
  'lesson.dice.third.hint':
    'Pick a corner, then the place above the first. Turn it until the city goes right and down.',
  'lesson.dice.again':
    'You need one more corner. The dots are your three rolls: two are left. Roll the rest: press “Roll again”.',
  'lesson.dice.again.hint': 'Press “Roll again”. What you have built stays.',
  'lesson.dice.again.stop': 'Your city is still open, so it counts nothing. Roll again.',
  'lesson.dice.close': 'A corner! Close your city with it.',
  'lesson.dice.close.hint': 'Put the corner into the gap at the top right, turned to the middle.',
  'lesson.dice.close.stop': 'One more die and it counts. Close your city first.',
  'lesson.dice.stop':
    'Closed: a city of four dice. Only your largest closed city counts. You could roll on, but play safe: press “Stop”.',
  'lesson.dice.stop.hint': 'Press “Stop” to take the points.',
  'lesson.dice.stop.again': 'Brave! In a real game you may. Take your points now: press “Stop”.',
  'lesson.dice.points':
    'Four dice give 3 points, five give 6, nine give 28. Big cities pay! Now it is your opponent’s turn.',
  'lesson.dice.keep':
    'Your turn, and three knights! They build nothing. But keep three, and your next turn can count double. Keep one.',
  'lesson.dice.keep.hint': 'Pick a knight and keep it.',
  'lesson.dice.keep-second': 'Keep the second knight too.',
  'lesson.dice.keep-second.hint': 'Pick the next knight and keep it.',
  'lesson.dice.keep-third': 'And the third.',
  'lesson.dice.keep-third.hint': 'Pick the last knight and keep it.',
  'lesson.dice.end': 'Three knights! Press “End with a knight”: no points now, but your next turn counts double.',
  'lesson.dice.end.hint': 'Press the button that ends your turn with a knight.',
  'lesson.dice.end.stop': 'You have built nothing, so stopping gives nothing. End your turn with a knight.',
  'lesson.dice.end.again': 'You could roll on. But three knights are rare: end your turn with one.',
  'lesson.dice.double': 'Your knight is back: everything you score this turn counts double. Good luck!',
  'lesson.dice.learnt.1': 'You roll up to three times. What you build stays, the rest is rolled again.',
  'lesson.dice.learnt.2': 'Only your largest closed city counts, and every die more makes it worth much more.',
  'lesson.dice.learnt.3': 'Catapults cost you dice. Three knights double your next turn.',
}
