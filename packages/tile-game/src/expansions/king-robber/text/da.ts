import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/da.ts'

export const da: ModuleText = {
  name: 'Konge & Røverbaron',
  words: {
    ...lesson,
    'module.king-robber.says': 'Den største by og den længste vej giver en belønning til sidst.',
    'token.king': 'kongen',
    'token.king.says': 'Han tilhører den, der hidtil har gjort den største by færdig.',
    'token.robber': 'røverbaronen',
    'token.robber.says': 'Han tilhører den, der hidtil har gjort den længste vej færdig.',
    'choice.king': 'kongen',
    'choice.robber': 'røverbaronen',
    'sum.roads.one': 'vej',
    'sum.roads.other': 'veje',
    'sum.king.one': 'konge',
    'sum.king.other': 'konge',
    'sum.robber.one': 'røverbaron',
    'sum.robber.other': 'røverbaron',
    'option.king-robber-points': 'Konge og røverbaron',
    'option.king-robber-points.says': 'Hvad de to markører er værd.',
    'option.king-robber-points.each': '1 for hver',
    'option.king-robber-points.each.says':
      'Til sidst giver kongen 1 point for hver færdig by og røverbaronen 1 for hver færdig vej.',
    'option.king-robber-points.ten': '10 point',
    'option.king-robber-points.ten.says': 'Til sidst giver hver af de to 10 point.',
    'option.king-robber-points.fifteen': '15 point, begge 40',
    'option.king-robber-points.fifteen.says': 'Til sidst giver den ene af de to 15 point, og begge tilsammen giver 40.',
    'option.king-robber-points.during-play': 'Undervejs',
    'option.king-robber-points.during-play.says':
      'Kongen giver 1 point, hver gang en by bliver færdig, røverbaronen 1 for en vej. Til sidst kommer der ikke mere.',
    'tile.king-robber/monastery-cap': 'en brik fra Konge & Røverbaron (kloster, by)',
    'tile.king-robber/cap-road': 'en brik fra Konge & Røverbaron (by, vej)',
    'tile.king-robber/cap-two-roads': 'en brik fra Konge & Røverbaron (by, vej, vejsving)',
    'tile.king-robber/corner-two-roads': 'en brik fra Konge & Røverbaron (byhjørne, to veje)',
    'tile.king-robber/crossing-cities': 'en brik fra Konge & Røverbaron (to byer på kryds)',
  },
  sentences: {
    'marker.KING-1': '{seat} får {choice} for den hidtil største by. ({clause})',
    'marker.KING-3': '{seat} får {choice} for den hidtil længste vej. ({clause})',
    'score.KING-2': '{seat} får {points} point for at have kongen: {sum}. ({clause})',
    'score.KING-3': '{seat} får {points} point for at have røverbaronen: {sum}. ({clause})',
    'score.KING-6': '{seat} får {points} point til sidst: {sum}. ({clause})',
    'score.KING-7': '{seat} får {points} point til sidst: {sum}. ({clause})',
    'score.KING-8': '{seat} får {points} point for at have markøren: {sum}. ({clause})',
  },
  clauses: {
    'KING-1':
      'Den, der lægger den sidste brik til en by, uanset hvis by det er, har gjort den færdig. Den første, der gør det, får kongen. Derefter går han til den, der gør en by færdig, som er større end alle tidligere. Brikker tæller, våbenskjolde gør ikke.',
    'KING-2': 'Til sidst giver kongen dig 1 point for hver færdig by på bordet.',
    'KING-3':
      'Ved veje er det røverbaronen: Han går til den, der gør den længste færdig, og giver til sidst 1 point for hver færdig vej.',
    'KING-4':
      'Større eller længere skal det være: Er det lige, bliver kongen eller røverbaronen, hvor han er. Gør din brik flere færdige, tæller den største.',
    'KING-5':
      'På én brik krydser to byer hinanden uden at røre hinanden. Forbindes de af andre brikker, er de én by, og brikken tæller én gang.',
    'KING-6': 'I kan i stedet aftale, at kongen giver 10 point til sidst og røverbaronen også 10.',
    'KING-7': 'Eller I kan aftale, at den ene af de to giver 15 point til sidst, og at man får 40, hvis man har begge.',
    'KING-8':
      'Eller I kan aftale point undervejs: 1 for hver by, der bliver færdig, mens du har kongen, og 1 for hver vej, mens du har røverbaronen. Først derefter kan han gå videre. Til sidst kommer der ikke mere.',
  },
}
