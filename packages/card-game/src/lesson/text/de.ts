/** The lesson of the card game, in German. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.card': 'Deine erste Kartenrunde',
  'lesson.card.says': 'Reihen füllen, eine nehmen und sehen, was sie bringt. Drei Minuten.',
  'lesson.card.welcome':
    'Vier Reihen Karten, je Farbe eine. Ihr legt beide an, und jeder nimmt pro Runde eine Reihe, egal welcher Farbe.',
  'lesson.card.hidden':
    'Deine erste Karte liegt verdeckt. Leg die grüne 2 in die rote Reihe: Versteckt in fremder Farbe gibt sie 10 statt 2.',
  'lesson.card.hidden.hint': 'Wähle die grüne Karte mit der 2, dann die rote Reihe.',
  'lesson.card.hidden.row':
    'Richtige Karte! Aber leg sie in die rote Reihe: Nur in einer fremden Reihe ist sie 10 wert.',
  'lesson.card.hidden.card': 'Richtige Reihe! Aber nimm die grüne 2 dafür.',
  'lesson.card.person':
    'Alle anderen Karten liegen offen in ihrer Reihe. Spiel deine rote 2. Drücke auf die Zahl neben einer Reihe: Das bringt sie.',
  'lesson.card.person.hint': 'Wähle die rote Karte mit der 2, dann die rote Reihe.',
  'lesson.card.person.early': 'Du könntest sie jetzt nehmen. Aber sie wird noch besser: Spiel erst deine rote 2.',
  'lesson.card.building':
    'Auch dein Gegner spielte in die rote Reihe. Das hilft dir, wenn du sie nimmst! Leg dein rotes Gebäude dazu.',
  'lesson.card.building.hint': 'Wähle das rote Gebäude, dann die rote Reihe.',
  'lesson.card.building.early': 'Fast! Erst dein Gebäude. Nur was vor deinem Gefolgsmann liegt, gehört dir.',
  'lesson.card.claim': 'Nimm jetzt die rote Reihe mit deinem großen Gefolgsmann, bevor dein Gegner es tut.',
  'lesson.card.claim.hint': 'Wähle deinen großen Gefolgsmann, dann die rote Reihe.',
  'lesson.card.claim.row':
    'Die rote Reihe ist viel besser: zwei 3er, eine 2, ein Schaf, ein Gebäude und deine verdeckte Karte.',
  'lesson.card.claimed':
    'Alle Karten links von deinem Gefolgsmann gehören dir, spätere nicht. Dein Gegner nahm die blaue Reihe.',
  'lesson.card.rest':
    'Spiel jetzt deine anderen Karten, jede in ihre Reihe. Noch gehören sie niemandem: Sie bleiben für die nächste Runde.',
  'lesson.card.rest.hint': 'Wähle eine Karte und ihre Reihe.',
  'lesson.card.rest-second': 'Und noch eine.',
  'lesson.card.rest-second.hint': 'Wähle eine Karte und ihre Reihe.',
  'lesson.card.rest-third': 'Und deine letzte. Dann werden die Reihen gewertet.',
  'lesson.card.rest-third.hint': 'Wähle deine letzte Karte und ihre Reihe.',
  'lesson.card.settled':
    'Personen: Zahlen addieren, mal ihre Anzahl. Mehr Tiere bringen mehr. Gebäude warten in deiner Truhe.',
  'lesson.card.learnt.1': 'Eine Karte pro Zug oder dein Gefolgsmann. Einmal pro Runde nimmst du eine Reihe.',
  'lesson.card.learnt.2': 'Du gewinnst alle Karten links von deinem Gefolgsmann. Nimm sie, bevor es der andere tut!',
  'lesson.card.learnt.3': 'Deine erste Karte liegt verdeckt. In einer Reihe anderer Farbe ist sie 10 Punkte wert.',
}
