/** The lesson of Crop Circles, in English. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.crop-circles': 'Crop Circles',
  'lesson.crop-circles.says': 'One choice that everyone must follow. One minute.',
  'lesson.crop-circles.welcome':
    'Your tile has a crop circle with a pitchfork. It is about farmers. Lay it like any other tile first.',
  'lesson.crop-circles.lay': 'Make the road longer to the left.',
  'lesson.crop-circles.lay.hint': 'Lay it to the left of the first tile.',
  'lesson.crop-circles.lay.elsewhere': 'It fits there too. But this time, lay it to the left of the first tile.',
  'lesson.crop-circles.thief': 'Put a follower on the road, as usual.',
  'lesson.crop-circles.thief.hint': 'Pick the follower on the road.',
  'lesson.crop-circles.thief.nobody': 'You have followers enough. Put one on the road.',
  'lesson.crop-circles.thief.city': 'A good place too. But take the road this time.',
  'lesson.crop-circles.choose':
    'Now you choose for everyone. A: each may add a farmer. B: each must recall one. You have none, so: B!',
  'lesson.crop-circles.choose.hint': 'Press “B”: your opponent must recall the farmer that lights up.',
  'lesson.crop-circles.choose.add': 'A would let your opponent add another farmer. You have none to lose: choose B.',
  'lesson.crop-circles.gone':
    'Your opponent’s farmer went home without a point. You had none, so nothing happened to you.',
  'lesson.crop-circles.add': 'Now a shield: knights. Your opponent chose A, so you may add a knight to yours. Do it!',
  'lesson.crop-circles.add.hint': 'Pick your knight in the lit city: another one joins it.',
  'lesson.crop-circles.add.nobody': 'A second knight is free. Take it: it makes your city safer.',
  'lesson.crop-circles.done': 'Two knights hold your city now. Whoever wants a share of it needs two as well.',
  'lesson.crop-circles.learnt.1': 'After a turn with a crop circle, whoever laid it chooses A or B for everyone.',
  'lesson.crop-circles.learnt.2': 'Pitchfork: farmers. Club: thieves. Shield: knights.',
  'lesson.crop-circles.learnt.3': 'A: each may add one to their own. B: each must recall one.',
}
