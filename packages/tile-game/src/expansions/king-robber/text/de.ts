import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/de.ts'

export const de: ModuleText = {
  name: 'König & Raubritter',
  words: {
    ...lesson,
    'module.king-robber.says': 'Die größte Stadt und die längste Straße werden am Ende belohnt.',
    'token.king': 'der König',
    'token.king.says': 'Ihn hat, wer die bisher größte Stadt fertiggestellt hat.',
    'token.robber': 'der Raubritter',
    'token.robber.says': 'Ihn hat, wer die bisher längste Straße fertiggestellt hat.',
    'choice.king': 'den König',
    'choice.robber': 'den Raubritter',
    'sum.roads.one': 'Straße',
    'sum.roads.other': 'Straßen',
    'sum.king.one': 'König',
    'sum.king.other': 'König',
    'sum.robber.one': 'Raubritter',
    'sum.robber.other': 'Raubritter',
    'option.king-robber-points': 'König und Raubritter',
    'option.king-robber-points.says': 'Was die beiden Marker wert sind.',
    'option.king-robber-points.each': 'Je 1 Punkt',
    'option.king-robber-points.each.says':
      'Am Ende bringt der König 1 Punkt für jede fertige Stadt, der Raubritter 1 für jede fertige Straße.',
    'option.king-robber-points.ten': '10 Punkte',
    'option.king-robber-points.ten.says': 'Jeder der beiden bringt am Ende 10 Punkte.',
    'option.king-robber-points.fifteen': '15 Punkte, beide 40',
    'option.king-robber-points.fifteen.says': 'Am Ende bringt einer der beiden 15 Punkte, beide zusammen bringen 40.',
    'option.king-robber-points.during-play': 'Während des Spiels',
    'option.king-robber-points.during-play.says':
      'Der König bringt 1 Punkt, sooft eine Stadt fertig wird, der Raubritter 1 für eine Straße. Am Ende kommt nichts dazu.',
    'tile.king-robber/monastery-cap': 'ein Plättchen von König & Raubritter (Kloster, Stadt)',
    'tile.king-robber/cap-road': 'ein Plättchen von König & Raubritter (Stadt, Straße)',
    'tile.king-robber/cap-two-roads': 'ein Plättchen von König & Raubritter (Stadt, Straße, Kurve)',
    'tile.king-robber/corner-two-roads': 'ein Plättchen von König & Raubritter (Stadtecke, zwei Straßen)',
    'tile.king-robber/crossing-cities': 'ein Plättchen von König & Raubritter (zwei Städte über Kreuz)',
  },
  sentences: {
    'marker.KING-1': '{seat} bekommt {choice} für die bisher größte Stadt. ({clause})',
    'marker.KING-3': '{seat} bekommt {choice} für die bisher längste Straße. ({clause})',
    'score.KING-2': '{seat} punktet mit dem König: {sum} = {points}. ({clause})',
    'score.KING-3': '{seat} punktet mit dem Raubritter: {sum} = {points}. ({clause})',
    'score.KING-6': '{seat} punktet am Ende: {sum} = {points}. ({clause})',
    'score.KING-7': '{seat} punktet am Ende: {sum} = {points}. ({clause})',
    'score.KING-8': '{seat} punktet mit dem Marker: {sum} = {points}. ({clause})',
  },
  clauses: {
    'KING-1':
      'Legst du das letzte Plättchen einer Stadt, egal wem sie gehört, hast du sie fertiggestellt. Wer das als Erstes schafft, bekommt den König. Danach bekommt ihn, wer eine größere Stadt fertigstellt als alle vorher. Plättchen zählen, Wappen nicht.',
    'KING-2': 'Am Ende bringt dir der König 1 Punkt für jede fertige Stadt auf dem Tisch.',
    'KING-3':
      'Bei Straßen ist es der Raubritter: Ihn bekommt, wer die längste fertigstellt, und er bringt am Ende 1 Punkt für jede fertige Straße.',
    'KING-4':
      'Größer oder länger muss sie sein: Bei Gleichstand bleibt der König oder Raubritter, wo er ist. Stellt dein Plättchen mehrere fertig, zählt die größte.',
    'KING-5':
      'Auf einem Plättchen kreuzen sich zwei Städte, ohne sich zu berühren. Verbinden andere Plättchen sie, sind sie eine Stadt, und das Plättchen zählt einmal.',
    'KING-6': 'Ihr könnt stattdessen 10 Punkte am Ende für den König und 10 für den Raubritter ausmachen.',
    'KING-7': 'Oder ihr macht am Ende 15 Punkte für einen der beiden aus, und 40, wenn jemand beide hat.',
    'KING-8':
      'Oder ihr macht Punkte während des Spiels aus: Du bekommst 1 für jede Stadt, die fertig wird, solange du den König hast, und 1 für jede Straße, solange du den Raubritter hast. Erst danach darf er weiterziehen. Am Ende kommt nichts mehr dazu.',
  },
}
