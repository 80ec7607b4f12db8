import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/nl.ts'

export const nl: ModuleText = {
  name: 'Koning & Roofridder',
  words: {
    ...lesson,
    'module.king-robber.says': 'De grootste stad en de langste weg leveren aan het einde iets op.',
    'token.king': 'de koning',
    'token.king.says': 'Hij is van wie tot nu toe de grootste stad voltooide.',
    'token.robber': 'de roofridder',
    'token.robber.says': 'Hij is van wie tot nu toe de langste weg voltooide.',
    'choice.king': 'de koning',
    'choice.robber': 'de roofridder',
    'sum.roads.one': 'weg',
    'sum.roads.other': 'wegen',
    'sum.king.one': 'koning',
    'sum.king.other': 'koning',
    'sum.robber.one': 'roofridder',
    'sum.robber.other': 'roofridder',
    'option.king-robber-points': 'Koning en roofridder',
    'option.king-robber-points.says': 'Wat de twee fiches waard zijn.',
    'option.king-robber-points.each': '1 per stuk',
    'option.king-robber-points.each.says':
      'Aan het einde geeft de koning 1 punt per voltooide stad en de roofridder 1 per voltooide weg.',
    'option.king-robber-points.ten': '10 punten',
    'option.king-robber-points.ten.says': 'Aan het einde geeft elk van de twee 10 punten.',
    'option.king-robber-points.fifteen': '15 punten, samen 40',
    'option.king-robber-points.fifteen.says': 'Aan het einde geeft een van de twee 15 punten; samen geven ze er 40.',
    'option.king-robber-points.during-play': 'Tijdens het spel',
    'option.king-robber-points.during-play.says':
      'De koning geeft 1 punt telkens als er een stad voltooid wordt, de roofridder 1 bij een weg. Aan het einde komt er niets bij.',
    'tile.king-robber/monastery-cap': 'een tegel van Koning & Roofridder (klooster, stad)',
    'tile.king-robber/cap-road': 'een tegel van Koning & Roofridder (stad, weg)',
    'tile.king-robber/cap-two-roads': 'een tegel van Koning & Roofridder (stad, weg, bocht)',
    'tile.king-robber/corner-two-roads': 'een tegel van Koning & Roofridder (stadshoek, twee wegen)',
    'tile.king-robber/crossing-cities': 'een tegel van Koning & Roofridder (twee kruisende steden)',
  },
  sentences: {
    'marker.KING-1': '{seat} krijgt {choice} voor de grootste stad tot nu toe. ({clause})',
    'marker.KING-3': '{seat} krijgt {choice} voor de langste weg tot nu toe. ({clause})',
    'score.KING-2': '{seat} scoort {points} met de koning: {sum}. ({clause})',
    'score.KING-3': '{seat} scoort {points} met de roofridder: {sum}. ({clause})',
    'score.KING-6': '{seat} scoort aan het eind {points}: {sum}. ({clause})',
    'score.KING-7': '{seat} scoort aan het eind {points}: {sum}. ({clause})',
    'score.KING-8': '{seat} scoort {points} als bezitter van het fiche: {sum}. ({clause})',
  },
  clauses: {
    'KING-1':
      'Wie de laatste tegel van een stad legt, van wie die stad ook is, heeft haar voltooid. De eerste die dat doet, krijgt de koning. Daarna gaat hij naar wie een grotere stad voltooit dan alle eerdere. Tegels tellen, wapens niet.',
    'KING-2': 'Aan het einde geeft de koning je 1 punt voor elke voltooide stad op tafel.',
    'KING-3':
      'Bij wegen is het de roofridder: hij gaat naar wie de langste voltooit, en geeft aan het einde 1 punt voor elke voltooide weg.',
    'KING-4':
      'Groter of langer moet het zijn: is het gelijk, dan blijft de koning of roofridder waar hij is. Voltooit je tegel er meer dan een, dan telt de grootste.',
    'KING-5':
      'Op één tegel kruisen twee steden elkaar zonder elkaar te raken. Verbinden andere tegels ze, dan is het één stad en telt de tegel één keer.',
    'KING-6':
      'Je kunt in plaats daarvan afspreken dat aan het einde de koning 10 punten geeft en de roofridder ook 10.',
    'KING-7':
      'Of je spreekt af dat aan het einde een van de twee 15 punten geeft, en dat je er 40 krijgt als je ze allebei hebt.',
    'KING-8':
      'Of je spreekt punten tijdens het spel af: 1 voor elke stad die voltooid wordt terwijl jij de koning hebt, en 1 voor elke weg terwijl jij de roofridder hebt. Pas daarna kan hij naar een ander gaan. Aan het einde komt er niets bij.',
  },
}
