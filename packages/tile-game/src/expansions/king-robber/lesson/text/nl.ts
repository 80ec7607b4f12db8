/** The lesson of King & Robber Baron, in Dutch. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.king-robber': 'Koning & Roofridder',
  'lesson.king-robber.says': 'Een beloning voor de grootste stad en de langste weg. Twee minuten.',
  'lesson.king-robber.welcome': 'Je tegenstander maakte de eerste stad af, die oplicht, en kreeg zo de koning.',
  'lesson.king-robber.larger':
    'De koning gaat naar wie een grotere stad afmaakt. De jouwe wordt drie tegels: sluit hem!',
  'lesson.king-robber.larger.hint': 'Leg hem boven op je stad, met de stadskant naar beneden.',
  'lesson.king-robber.larger.elsewhere': 'Dan blijft je stad open. Leg de tegel er bovenop.',
  'lesson.king-robber.keep': 'Drie tegels is meer dan twee. Druk op “Overslaan” en let op de koning.',
  'lesson.king-robber.keep.hint': 'Druk op “Overslaan”.',
  'lesson.king-robber.keep.put': 'Bewaar je horigen nog even: druk op “Overslaan”.',
  'lesson.king-robber.king': 'De koning is van jou, tot iemand een nog grotere stad afmaakt. Wie de tegel legt, telt.',
  'lesson.king-robber.road': 'De roofridder doet hetzelfde voor wegen, en niemand heeft hem nog. Sluit je weg.',
  'lesson.king-robber.road.hint': 'Leg de kruising aan het rechtereinde van je weg. Draaien mag zoals je wilt.',
  'lesson.king-robber.road.elsewhere': 'Dan blijft je weg open. Leg de kruising aan het rechtereinde.',
  'lesson.king-robber.save': 'De eerste weg die af is. Druk op “Overslaan” en hij is van jou.',
  'lesson.king-robber.save.hint': 'Druk op “Overslaan”.',
  'lesson.king-robber.save.put': 'Bewaar je horigen nog even: druk op “Overslaan”.',
  'lesson.king-robber.robber': 'Nu heb je ze allebei. Je tegenstander legt de laatste tegel, en de eindtelling begint.',
  'lesson.king-robber.final': 'De koning geeft 1 punt per stad die af is, de roofridder 1 per weg die af is.',
  'lesson.king-robber.learnt.1':
    'Wie tot nu toe de grootste stad afmaakte, heeft de koning. Tegels tellen, wapens niet.',
  'lesson.king-robber.learnt.2': 'Wie tot nu toe de langste weg afmaakte, heeft de roofridder.',
  'lesson.king-robber.learnt.3': 'Aan het einde: 1 punt per stad die af is, of per weg die af is, van wie hij ook was.',
}
