/** The lesson of the card game, in English. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.card': 'Your first round of cards',
  'lesson.card.says': 'Fill the rows, claim one, and see what it brings. Three minutes.',
  'lesson.card.welcome':
    'Four rows of cards, one for each colour. You both add cards, and in each round you each claim one row, of any colour.',
  'lesson.card.hidden':
    'Your first card goes face down. Put the green 2 into the red row: hidden in another colour it gives 10 instead of 2.',
  'lesson.card.hidden.hint': 'Pick the green card with the 2, then the red row.',
  'lesson.card.hidden.row': 'Right card! But put it into the red row: only in a row of another colour is it worth 10.',
  'lesson.card.hidden.card': 'Right row! But take the green 2 for it.',
  'lesson.card.person':
    'All other cards go face up, into their own row. Play your red 2. Press the number beside a row to see what it pays.',
  'lesson.card.person.hint': 'Pick the red card with the 2, then the red row.',
  'lesson.card.person.early': 'You could claim it now. But the row can get better still: play your red 2 first.',
  'lesson.card.building':
    'Your opponent added to the red row too. That helps you if you claim it! Add your red building.',
  'lesson.card.building.hint': 'Pick the red building, then the red row.',
  'lesson.card.building.early': 'Nearly! Add your building first. Only what lies before your follower is yours.',
  'lesson.card.claim': 'Now claim the red row with your large follower, before your opponent does.',
  'lesson.card.claim.hint': 'Pick your large follower, then the red row.',
  'lesson.card.claim.row':
    'The red row is much better: two people with a 3, a 2, a sheep, a building, and your hidden card.',
  'lesson.card.claimed':
    'All cards to the left of your follower are yours. What comes later is not. Your opponent claimed the blue row.',
  'lesson.card.rest':
    'Now play your other cards, each into its own row. They are nobody’s yet: they stay there for the next round.',
  'lesson.card.rest.hint': 'Pick any card and its row.',
  'lesson.card.rest-second': 'And another one.',
  'lesson.card.rest-second.hint': 'Pick any card and its row.',
  'lesson.card.rest-third': 'And your last one. Then the rows are scored.',
  'lesson.card.rest-third.hint': 'Pick your last card and its row.',
  'lesson.card.settled':
    'People: add their numbers, times how many. Animals pay more the more you have. Buildings wait in your chest.',
  'lesson.card.learnt.1': 'One card a turn, or your follower. Once in a round you claim a row.',
  'lesson.card.learnt.2': 'You win all cards to the left of your follower. Claim before the other does!',
  'lesson.card.learnt.3': 'Your first card goes face down. In a row of another colour it is worth 10 points.',
}
