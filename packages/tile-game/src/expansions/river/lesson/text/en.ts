/** The lesson of the River, in English. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.river': 'The River',
  'lesson.river.says': 'The river comes first. Two minutes.',
  'lesson.river.welcome': 'With the River, the game starts at a spring. Everyone makes the river longer, tile by tile.',
  'lesson.river.lay': 'Lay your river tile so that the water flows on.',
  'lesson.river.lay.hint': 'Pick the only square at the end of the river, then press “Place tile”.',
  'lesson.river.knight': 'You may place a follower as usual, only not on the water. Take the city at the top.',
  'lesson.river.knight.hint': 'Pick the follower in the upper city.',
  'lesson.river.knight.other': 'That city is fine too. But this time take the upper one.',
  'lesson.river.knight.nobody': 'Place one: a city on the river is a good start. Take the upper one.',
  'lesson.river.knight.field': 'That is a field. We come to that: take the upper city first.',
  'lesson.river.bend': 'Your opponent bent the river down. It may not turn back, so your bend must lead to the right.',
  'lesson.river.bend.hint': 'Pick the square at the end of the river: it fits only one way.',
  'lesson.river.farmer':
    'The river divides fields, as roads do, but not around its spring. Lay a farmer in this field.',
  'lesson.river.farmer.hint': 'Pick the farmer.',
  'lesson.river.farmer.nobody': 'Place one: this field will have many cities.',
  'lesson.river.banks':
    'See how your field lights up on both banks? It goes around the spring, so it is all one field.',
  'lesson.river.lake': 'The lake always comes last, and ends the river. Lay it.',
  'lesson.river.lake.hint': 'Pick the square at the end of the river.',
  'lesson.river.open':
    'That was the river. From now on, everyone draws ordinary tiles, and they may lie anywhere they fit.',
  'lesson.river.wall': 'You drew the piece that your city lacks. Finish it.',
  'lesson.river.wall.hint': 'Lay it above your city on the river, with its city side down.',
  'lesson.river.wall.elsewhere': 'That leaves your city open. Lay the tile right above it.',
  'lesson.river.done': 'Points and your follower back, as always. You know the River now.',
  'lesson.river.learnt.1': 'First everyone builds the river, from the spring to the lake. It may not turn back.',
  'lesson.river.learnt.2': 'Followers go on cities, roads, fields and monasteries at the river, never on the water.',
  'lesson.river.learnt.3': 'The river divides fields. Around the spring and the lake, both banks are one field.',
}
