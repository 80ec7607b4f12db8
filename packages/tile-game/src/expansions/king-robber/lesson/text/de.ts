/** The lesson of King & Robber Baron, in German. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.king-robber': 'König & Raubritter',
  'lesson.king-robber.says': 'Lohn für die größte Stadt und die längste Straße. Zwei Minuten.',
  'lesson.king-robber.welcome':
    'Dein Gegner hat die erste Stadt fertig gemacht, die leuchtende, und bekam dafür den König.',
  'lesson.king-robber.larger':
    'Der König geht an den, der eine größere Stadt fertig macht. Deine bekommt drei Plättchen: Schließ sie!',
  'lesson.king-robber.larger.hint': 'Leg es oben an deine Stadt, mit der Stadtseite nach unten.',
  'lesson.king-robber.larger.elsewhere': 'So bleibt deine Stadt offen. Leg das Plättchen oben daran.',
  'lesson.king-robber.keep': 'Drei Plättchen sind mehr als zwei. Drücke „Überspringen“ und achte auf den König.',
  'lesson.king-robber.keep.hint': 'Drücke „Überspringen“.',
  'lesson.king-robber.keep.put': 'Spar deine Gefolgsleute noch: Drücke „Überspringen“.',
  'lesson.king-robber.king':
    'Der König gehört dir, bis jemand eine noch größere Stadt fertig macht. Es zählt, wer das Plättchen legt.',
  'lesson.king-robber.road':
    'Der Raubritter macht dasselbe mit Straßen, und noch hat ihn niemand. Schließ deine Straße.',
  'lesson.king-robber.road.hint': 'Leg die Kreuzung ans rechte Ende deiner Straße. Dreh sie, wie du magst.',
  'lesson.king-robber.road.elsewhere': 'So bleibt deine Straße offen. Leg die Kreuzung ans rechte Ende.',
  'lesson.king-robber.save': 'Die erste fertige Straße. Drücke „Überspringen“, und er gehört dir.',
  'lesson.king-robber.save.hint': 'Drücke „Überspringen“.',
  'lesson.king-robber.save.put': 'Spar deine Gefolgsleute noch: Drücke „Überspringen“.',
  'lesson.king-robber.robber':
    'Jetzt hast du beide. Dein Gegner legt das letzte Plättchen, und die Schlusswertung beginnt.',
  'lesson.king-robber.final':
    'Der König gibt 1 Punkt je fertiger Stadt auf dem Tisch, der Raubritter 1 je fertiger Straße.',
  'lesson.king-robber.learnt.1':
    'Wer die bisher größte Stadt fertig macht, hat den König. Plättchen zählen, Wappen nicht.',
  'lesson.king-robber.learnt.2': 'Wer die bisher längste Straße fertig macht, hat den Raubritter.',
  'lesson.king-robber.learnt.3': 'Am Ende: 1 Punkt je fertiger Stadt oder je fertiger Straße, egal wem sie gehörte.',
}
