/** The lesson of the dice game, in German. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.dice': 'Deine erste Stadt aus Würfeln',
  'lesson.dice.says': 'Würfeln, bauen und rechtzeitig aufhören. Drei Minuten.',
  'lesson.dice.welcome': 'Neun Würfel, eine Stadt: je größer, desto mehr Punkte. Wer zuerst 42 Punkte hat, gewinnt.',
  'lesson.dice.catapult':
    'Ein Katapult! Dieser Würfel fällt für deinen Zug weg: Du hast noch acht. Dein Gegner würfelt dann wieder mit neun.',
  'lesson.dice.first': 'Drei Würfel zeigen eine Stadtecke. Vier Ecken ergeben eine kleine Stadt. Bau die erste.',
  'lesson.dice.first.hint': 'Wähle einen Würfel mit einer Stadtecke und drücke „Bauen“.',
  'lesson.dice.too-early': 'Hörst du jetzt auf, bekommst du nichts. Bau erst eine Stadt.',
  'lesson.dice.not-yet': 'Warte: Was du nicht baust, wird neu gewürfelt. Bau erst deine Ecken.',
  'lesson.dice.second': 'Leg die zweite Ecke rechts daneben, so gedreht, dass ihre Stadt nach links und oben reicht.',
  'lesson.dice.second.hint':
    'Wähle eine Ecke, dann den Platz rechts. Dreh sie, bis die Stadt nach links und oben reicht.',
  'lesson.dice.third': 'Und die dritte über die erste. Dann fehlt nur noch eine Ecke.',
  'lesson.dice.third.hint':
    'Wähle eine Ecke, dann den Platz über der ersten. Dreh sie, bis die Stadt nach rechts und unten reicht.',
  'lesson.dice.again':
    'Dir fehlt noch eine Ecke. Die Kreise sind deine drei Würfe: Zwei hast du noch. Würfle den Rest: „Noch mal“.',
  'lesson.dice.again.hint': 'Drücke „Noch mal“. Was du gebaut hast, bleibt liegen.',
  'lesson.dice.again.stop': 'Deine Stadt ist noch offen und zählt nicht. Würfle noch mal.',
  'lesson.dice.close': 'Eine Ecke! Schließ deine Stadt damit.',
  'lesson.dice.close.hint': 'Leg die Ecke in die Lücke oben rechts, zur Mitte gedreht.',
  'lesson.dice.close.stop': 'Noch ein Würfel, dann zählt sie. Schließ erst deine Stadt.',
  'lesson.dice.stop':
    'Zu: eine Stadt aus vier Würfeln. Nur deine größte geschlossene Stadt zählt. Geh auf Nummer sicher: „Aufhören“.',
  'lesson.dice.stop.hint': 'Drücke „Aufhören“, um die Punkte zu nehmen.',
  'lesson.dice.stop.again': 'Mutig! Im echten Spiel darfst du das. Nimm jetzt deine Punkte: „Aufhören“.',
  'lesson.dice.points': 'Vier Würfel geben 3 Punkte, fünf 6, neun 28. Größe lohnt sich! Jetzt ist dein Gegner dran.',
  'lesson.dice.keep':
    'Wieder du, und drei Ritter! Sie bauen nichts. Aber mit dreien kann dein nächster Zug doppelt zählen. Behalte einen.',
  'lesson.dice.keep.hint': 'Wähle einen Ritter und behalte ihn.',
  'lesson.dice.keep-second': 'Behalte auch den zweiten Ritter.',
  'lesson.dice.keep-second.hint': 'Wähle den nächsten Ritter und behalte ihn.',
  'lesson.dice.keep-third': 'Und den dritten.',
  'lesson.dice.keep-third.hint': 'Wähle den letzten Ritter und behalte ihn.',
  'lesson.dice.end':
    'Drei Ritter! Drücke „Mit Ritter aufhören“: jetzt keine Punkte, aber dein nächster Zug zählt doppelt.',
  'lesson.dice.end.hint': 'Drücke den Knopf, der deinen Zug mit einem Ritter beendet.',
  'lesson.dice.end.stop': 'Du hast nichts gebaut, also bringt Aufhören nichts. Beende den Zug mit einem Ritter.',
  'lesson.dice.end.again': 'Du könntest weiterwürfeln. Aber drei Ritter sind selten: Beende den Zug mit einem.',
  'lesson.dice.double': 'Dein Ritter ist zurück: Alles, was du in diesem Zug holst, zählt doppelt. Viel Glück!',
  'lesson.dice.learnt.1': 'Du würfelst bis zu dreimal. Was du baust, bleibt, der Rest wird neu gewürfelt.',
  'lesson.dice.learnt.2': 'Nur deine größte geschlossene Stadt zählt, und jeder Würfel mehr macht sie viel wertvoller.',
  'lesson.dice.learnt.3': 'Katapulte kosten dich Würfel. Drei Ritter verdoppeln deinen nächsten Zug.',
}
