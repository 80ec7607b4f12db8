/** The lesson of Cult Places, in German. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.cult': 'Kultstätten',
  'lesson.cult.says': 'Ein Wettlauf zwischen Kloster und Kultstätte. Eine Minute.',
  'lesson.cult.welcome': 'Dein Gegner hat einen Mönch im leuchtenden Kloster. Ringsum sind noch zwei Felder leer.',
  'lesson.cult.lay':
    'Eine Kultstätte zählt wie ein Kloster und kann eins herausfordern. Leg sie links neben das Kloster.',
  'lesson.cult.lay.hint': 'Leg sie in die Lücke unter dem ersten Plättchen.',
  'lesson.cult.lay.right': 'Auch das ist daneben, aber mit wenigen Plättchen ringsum. Nimm die Lücke links.',
  'lesson.cult.lay.elsewhere': 'Dort fordert sie niemanden heraus. Leg sie in die Lücke links vom Kloster.',
  'lesson.cult.heretic': 'Setz einen Gefolgsmann auf die Kultstätte: einen Ketzer.',
  'lesson.cult.heretic.hint': 'Wähle den Gefolgsmann auf der Kultstätte.',
  'lesson.cult.heretic.nobody': 'Ohne Ketzer gibt es kein Duell. Setz einen Gefolgsmann auf die Kultstätte.',
  'lesson.cult.heretic.field': 'Das ist die Wiese ringsum. Wähle die Kultstätte.',
  'lesson.cult.challenge': 'Jetzt gilt’s: Wer zuerst umringt ist, bekommt 9 Punkte. Der andere bekommt nichts!',
  'lesson.cult.first': 'Deiner Kultstätte fehlt nur ein Feld, dem Kloster auch. Sei schneller!',
  'lesson.cult.first.hint': 'Leg es an die Ecke links oben an deiner Kultstätte.',
  'lesson.cult.first.elsewhere':
    'Dann kommt dir dein Gegner vielleicht zuvor. Füll das letzte Feld um deine Kultstätte.',
  'lesson.cult.keep': 'Geschafft! Drücke „Überspringen“ und schau, was mit dem Mönch passiert.',
  'lesson.cult.keep.hint': 'Drücke „Überspringen“.',
  'lesson.cult.keep.put': 'Spar deine Gefolgsleute noch: Drücke „Überspringen“.',
  'lesson.cult.won': '9 Punkte für dich. Der Mönch geht leer aus, obwohl das Kloster fast fertig war.',
  'lesson.cult.learnt.1': 'Eine Kultstätte zählt wie ein Kloster. Ihr Gefolgsmann ist ein Ketzer.',
  'lesson.cult.learnt.2': 'Nebeneinander und beide besetzt: Wer zuerst fertig ist, bekommt 9, der andere nichts.',
  'lesson.cult.learnt.3': 'Eine Kultstätte darf nur ein Kloster berühren, ein Kloster nur eine Kultstätte.',
}
