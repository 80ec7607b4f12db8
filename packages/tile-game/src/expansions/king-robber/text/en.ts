import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/en.ts'

export const en: ModuleText = {
  name: 'King & Robber Baron',
  words: {
    ...lesson,
    'module.king-robber.says': 'The largest city and the longest road bring a reward at the end.',
    'token.king': 'the king',
    'token.king.says': 'Held by whoever completed the largest city so far.',
    'token.robber': 'the robber baron',
    'token.robber.says': 'Held by whoever completed the longest road so far.',
    'choice.king': 'the king',
    'choice.robber': 'the robber baron',
    'sum.roads.one': 'road',
    'sum.roads.other': 'roads',
    'sum.king.one': 'king',
    'sum.king.other': 'king',
    'sum.robber.one': 'robber baron',
    'sum.robber.other': 'robber baron',
    'option.king-robber-points': 'King and robber baron',
    'option.king-robber-points.says': 'What the two markers are worth.',
    'option.king-robber-points.each': '1 for each',
    'option.king-robber-points.each.says':
      'At the end the king gives 1 point for each completed city, the robber baron 1 for each completed road.',
    'option.king-robber-points.ten': '10 points',
    'option.king-robber-points.ten.says': 'Each of the two gives 10 points at the end.',
    'option.king-robber-points.fifteen': '15 points, both 40',
    'option.king-robber-points.fifteen.says': 'At the end, one of the two gives 15 points, both together 40.',
    'option.king-robber-points.during-play': 'During play',
    'option.king-robber-points.during-play.says':
      'The king gives 1 point whenever a city is completed, the robber baron 1 for a road. The end adds nothing.',
    'tile.king-robber/monastery-cap': 'a King & Robber Baron tile (monastery, city)',
    'tile.king-robber/cap-road': 'a King & Robber Baron tile (city, road)',
    'tile.king-robber/cap-two-roads': 'a King & Robber Baron tile (city, road, bend)',
    'tile.king-robber/corner-two-roads': 'a King & Robber Baron tile (city corner, two roads)',
    'tile.king-robber/crossing-cities': 'a King & Robber Baron tile (two cities crossing)',
  },
  sentences: {
    'marker.KING-1': '{seat} takes {choice} for the largest city so far. ({clause})',
    'marker.KING-3': '{seat} takes {choice} for the longest road so far. ({clause})',
    'score.KING-2': '{seat} scores {points} for holding the king: {sum}. ({clause})',
    'score.KING-3': '{seat} scores {points} for holding the robber baron: {sum}. ({clause})',
    'score.KING-6': '{seat} scores {points} at the end: {sum}. ({clause})',
    'score.KING-7': '{seat} scores {points} at the end: {sum}. ({clause})',
    'score.KING-8': '{seat} scores {points} for holding the marker: {sum}. ({clause})',
  },
  clauses: {
    'KING-1':
      'Lay the last tile of a city, anybody’s city, and you have completed it. The first to do so takes the king. After that he goes to whoever completes a larger city than any before. Tiles count, pennants do not.',
    'KING-2': 'At the end the king gives you 1 point for every city on the table that is complete.',
    'KING-3':
      'With roads it is the robber baron: he goes to whoever completes the longest one, and gives 1 point for every completed road at the end.',
    'KING-4':
      'It must be larger, or longer: if it is equal, the king or robber baron stays where he is. If your tile completes several, the largest counts.',
    'KING-5':
      'On one tile two cities cross without touching. If other tiles join them they are one city, and the tile counts once.',
    'KING-6': 'You may agree on 10 points at the end for the king, and 10 for the robber baron, instead.',
    'KING-7': 'Or you may agree on 15 points at the end for one of the two, and on 40 if you have both.',
    'KING-8':
      'Or you may agree on points during play: you get 1 for each city completed while you have the king, and 1 for each road while you have the robber baron. Only then may he move on. The end brings nothing more.',
  },
}
