import { insight } from '../../../insight/text/de.ts'
import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/de.ts'

/**
 * Forms by case: a feature is dative ("punktet mit einer Stadt", "bei der Stadt"), and accusative after `.in` ("setzt
 * einen Abt in ein Kloster"). A role is accusative ("setzt einen Ritter").
 */
export const de: ModuleText = {
  name: 'Grundspiel',
  words: {
    ...insight,
    ...lesson,
    'feature.road': 'einer Straße',
    'feature.road.the': 'der Straße',
    'feature.road.in': 'auf eine Straße',
    'feature.road.from': 'von der Straße',
    'feature.road.name': 'Straße',
    'feature.road.all': 'Straßen',
    'feature.city': 'einer Stadt',
    'feature.city.the': 'der Stadt',
    'feature.city.in': 'in eine Stadt',
    'feature.city.from': 'aus der Stadt',
    'feature.city.name': 'Stadt',
    'feature.city.all': 'Städte',
    'feature.field': 'einer Wiese',
    'feature.field.the': 'der Wiese',
    'feature.field.in': 'auf eine Wiese',
    'feature.field.from': 'von der Wiese',
    'feature.field.name': 'Wiese',
    'feature.field.all': 'Wiesen',
    'feature.monastery': 'einem Kloster',
    'feature.monastery.the': 'dem Kloster',
    'feature.monastery.in': 'in ein Kloster',
    'feature.monastery.from': 'aus dem Kloster',
    'feature.monastery.name': 'Kloster',
    'feature.monastery.all': 'Klöster',

    'role.thief': 'einen Wegelagerer',
    'role.thief.name': 'Wegelagerer',
    'role.knight': 'einen Ritter',
    'role.knight.name': 'Ritter',
    'role.farmer': 'einen Bauern',
    'role.farmer.name': 'Bauer',
    'role.monk': 'einen Mönch',
    'role.monk.name': 'Mönch',
    'figure.follower.one': 'Gefolgsmann',
    'figure.follower.other': 'Gefolgsleute',

    'sum.tiles.one': 'Plättchen',
    'sum.tiles.other': 'Plättchen',
    'sum.pennants.one': 'Wappen',
    'sum.pennants.other': 'Wappen',
    'sum.cities.one': 'Stadt',
    'sum.cities.other': 'Städte',
    'sum.neighbours.one': 'Nachbar',
    'sum.neighbours.other': 'Nachbarn',
    'sum.nothing': 'nichts',

    'story.edition': 'Ausgabe',
    'story.turn': 'Zug',

    'option.farmers': 'Bauern',
    'option.farmers.says': 'Wie Bauern am Ende Punkte bringen.',
    'option.farmers.city-4': 'Pro Stadt, 4 Punkte',
    'option.farmers.city-4.says':
      'Wer auf allen Wiesen an einer fertigen Stadt zusammen die meisten Bauern hat, bekommt für sie 4 Punkte.',
    'option.farmers.city-3': 'Pro Stadt, 3 Punkte',
    'option.farmers.city-3.says':
      'Wer auf irgendeiner Wiese an einer fertigen Stadt die meisten Bauern hat, bekommt für diese Stadt einmal 3 Punkte.',
    'option.farmers.field-3': 'Pro Wiese, 3 Punkte',
    'option.farmers.field-3.says':
      'Wer auf einer Wiese die meisten Bauern hat, bekommt 3 Punkte für jede fertige Stadt an ihr.',
    'option.farmers.none': 'Keine Bauern',
    'option.farmers.none.says': 'Auf Wiesen kommen keine Gefolgsleute, und Wiesen bringen nichts.',
    'option.small-city': 'Kleine Stadt',
    'option.small-city.says': 'Was eine fertige Stadt aus zwei Plättchen wert ist.',
    'option.small-city.2': '2 Punkte',
    'option.small-city.2.says': 'Ihre Plättchen und Wappen bringen je 1 Punkt.',
    'option.small-city.4': '4 Punkte',
    'option.small-city.4.says': 'Ihre Plättchen und Wappen bringen je 2 Punkte, wie in jeder anderen Stadt.',
    'option.followers': 'Gefolgsleute',
    'option.followers.says': 'Wie viele jeder hat.',
    'option.starts': 'Wer anfängt',
    'option.starts.says': 'Wer den ersten Zug hat.',
    'option.starts.random': 'Zufall',
    'option.starts.random.says': 'Das Los entscheidet.',

    'tile.base/A': 'A (Kloster, Straße)',
    'tile.base/B': 'B (Kloster)',
    'tile.base/C': 'C (Stadt auf allen Seiten, Wappen)',
    'tile.base/D': 'D (Stadt, gerade Straße)',
    'tile.base/E': 'E (Stadt)',
    'tile.base/E-garden': 'E (Stadt, Garten)',
    'tile.base/F': 'F (Stadt quer durch, Wappen)',
    'tile.base/G': 'G (Stadt quer durch)',
    'tile.base/H': 'H (zwei Städte gegenüber)',
    'tile.base/H-garden': 'H (zwei Städte gegenüber, Garten)',
    'tile.base/I': 'I (zwei Städte über Eck)',
    'tile.base/I-garden': 'I (zwei Städte über Eck, Garten)',
    'tile.base/J': 'J (Stadt, Rechtskurve)',
    'tile.base/K': 'K (Stadt, Linkskurve)',
    'tile.base/L': 'L (Stadt, drei Straßen)',
    'tile.base/M': 'M (Stadtecke, Wappen)',
    'tile.base/M-garden': 'M (Stadtecke, Wappen, Garten)',
    'tile.base/N': 'N (Stadtecke)',
    'tile.base/N-garden': 'N (Stadtecke, Garten)',
    'tile.base/O': 'O (Stadtecke, Wappen, Kurve)',
    'tile.base/P': 'P (Stadtecke, Kurve)',
    'tile.base/Q': 'Q (Stadt auf drei Seiten, Wappen)',
    'tile.base/R': 'R (Stadt auf drei Seiten)',
    'tile.base/R-garden': 'R (Stadt auf drei Seiten, Garten)',
    'tile.base/S': 'S (Stadt auf drei Seiten, Wappen, Straße)',
    'tile.base/T': 'T (Stadt auf drei Seiten, Straße)',
    'tile.base/U': 'U (gerade Straße)',
    'tile.base/U-garden': 'U (gerade Straße, Garten)',
    'tile.base/V': 'V (Kurve)',
    'tile.base/V-garden': 'V (Kurve, Garten)',
    'tile.base/W': 'W (drei Straßen)',
    'tile.base/X': 'X (vier Straßen)',
  },
  sentences: {
    starts: '{seat} fängt an.',
    drawn: '{seat} zieht {tile}.',
    'drawn.shown': '{seat} zieht ein Plättchen.',
    discarded: '{seat} kann {tile} nirgends legen: Das Plättchen kommt aus dem Spiel. ({clause})',
    'discarded.shown': '{seat} kann das Plättchen nirgends legen: Es kommt aus dem Spiel. ({clause})',
    placed: '{seat} legt {tile} auf {at}.',
    'placed.shown': '{seat} legt ein Plättchen.',
    deployed: '{seat} setzt {role} auf {at}.',
    'deployed.shown': '{seat} setzt {role}.',
    passed: '{seat} setzt keinen Gefolgsmann.',
    score: '{seat} punktet mit {feature}: {sum} = {points}. ({clause})',
    'score.serves': '{seat} punktet mit Bauern bei {feature.the} auf {at}: {sum} = {points}. ({clause})',
    'score.serves.shown': '{seat} punktet mit Bauern bei {feature.the}: {sum} = {points}. ({clause})',
    'score.alone': '{seat} punktet: {sum} = {points}. ({clause})',
    unclaimed: 'Niemand punktet mit {feature.the} auf {at}, denn dort steht niemand. ({clause})',
    'unclaimed.shown': 'Niemand punktet mit {feature.the}, denn dort steht niemand. ({clause})',
    returned: '{seat} holt {figures} {feature.from} zurück.',
    taken: '{seat} holt {role} von {at} zurück.',
    'taken.shown': '{seat} holt {role} zurück.',
    chosen: '{seat} wählt {choice}.',
    ending: 'Das war der letzte Zug. Jetzt kommt die Schlusswertung.',
    over: 'Das Spiel ist aus.',
  },
  clauses: {
    'BASE-1':
      'Es gibt 72 Plättchen. Eins liegt von Anfang an auf dem Tisch, die anderen 71 werden blind gezogen. Mit einem Fluss liegt stattdessen seine Quelle dort, mit dem Grafen die Stadt Carcassonne. Das übliche Startplättchen wird dann gezogen wie die anderen oder bleibt weg.',
    'BASE-2': 'Alle spielen mit sieben Gefolgsleuten. Ein achter zeigt den Punktestand an.',
    'BASE-3': 'Gespielt wird im Uhrzeigersinn. Wer anfängt, macht ihr aus oder überlasst es dem Zufall.',
    'BASE-4': 'In deinem Zug ziehst du ein Plättchen, zeigst es und legst es.',
    'BASE-5':
      'Leg es mit mindestens einer ganzen Seite an ein Plättchen auf dem Tisch, gedreht, wie du willst. Wo Seiten aneinanderstoßen, trifft Straße auf Straße, Stadt auf Stadt und Wiese auf Wiese.',
    'BASE-6':
      'Passt dein Plättchen nirgends, kommt es aus dem Spiel, und du ziehst ein neues. Ist keins mehr da, ist das Spiel aus.',
    'BASE-7':
      'Dann darfst du einen Gefolgsmann aus deinem Vorrat auf das Plättchen setzen, das du gerade gelegt hast, und nirgendwo anders hin.',
    'BASE-8':
      'Steht auf einer Straße, in einer Stadt oder auf einer Wiese schon jemand, auch du selbst und auch weit weg, kommt kein Gefolgsmann mehr dazu. Teile deines Plättchens, die andere Plättchen verbinden, sind ein und dasselbe.',
    'BASE-9':
      'Ohne Gefolgsleute im Vorrat legst du nur Plättchen. Wer in diesem Zug zurückkommt, kann in deinem nächsten Zug wieder auf ein Plättchen.',
    'BASE-10':
      'Danach wird alles gewertet, was dein Plättchen fertigstellt: Straßen, Städte und Klöster, egal wem sie gehören.',
    'BASE-11': 'Ein einziger Zug reicht, damit ein Gefolgsmann gesetzt wird, punktet und zurückkommt.',
    'BASE-12':
      'Eine Kreuzung, ein Dorf, eine Stadt, ein Kloster oder Ähnliches schließt eine Straße ab. Fertig ist sie, wenn sie an beiden Enden abgeschlossen ist oder im Kreis läuft. Jedes Plättchen unter ihr bringt 1 Punkt und zählt einmal.',
    'BASE-13':
      'Fertig ist eine Stadt, wenn die Mauer ganz um sie herumführt und innen keine Lücke bleibt. Jedes Plättchen bringt 2 Punkte und zählt einmal, jedes Wappen bringt 2 dazu.',
    'BASE-14':
      'Nach der Regel von 2000 bringt eine fertige Stadt aus nur zwei Plättchen 2 Punkte, und ein Wappen darin 1. In der Ausgabe 2016 zählt sie wie jede andere Stadt.',
    'BASE-15': 'Liegen auf allen acht Feldern ringsum Plättchen, ist ein Kloster fertig. Es bringt 9 Punkte.',
    'BASE-16':
      'Die Punkte bekommt, wer dort die meisten Gefolgsleute hat. Haben mehrere gleich viele, bekommen sie alle die volle Punktzahl.',
    'BASE-17':
      'Nach der Wertung gehen alle Gefolgsleute dort an ihre Besitzer zurück. Auf andere Weise kommt keiner zurück, außer eine Erweiterung sagt es.',
    'BASE-18':
      'Bauern kommen nicht zurück: Sie bleiben auf ihrer Wiese, bis das Spiel aus ist, außer eine Erweiterung sagt etwas anderes.',
    'BASE-19':
      'Ein Plättchen kann mehreres fertigstellen, und jedes wird für sich gewertet. Ein Kloster bringt auch Punkte, wenn jemand anders es fertigstellt.',
    'BASE-20':
      'Was fertig wird, ohne dass ein Gefolgsmann dort steht, bringt niemandem Punkte. Fertig ist es trotzdem.',
    'BASE-21':
      'Eine Wiese reicht bis zur nächsten Straße oder Stadt, bis zum nächsten Fluss oder bis zum Rand der Landschaft. Verbindet ein Plättchen Wiesen, werden sie zu einer, mit allen Bauern, und es kommt keiner mehr dazu.',
    'BASE-22': 'Mit dem letzten Plättchen wird der letzte Zug gespielt. Danach kommt die Schlusswertung.',
    'BASE-23':
      'Auch was am Ende unfertig ist, bringt Punkte: eine Straße 1 pro Plättchen, eine Stadt 1 pro Plättchen und pro Wappen, ein Kloster 1 und je 1 für jedes Plättchen ringsum. Auch hier bekommt die Punkte, wer dort die meisten Gefolgsleute hat, und bei Gleichstand bekommen alle die volle Punktzahl.',
    'BASE-24':
      'Bauern pro Stadt (2000): Für jede fertige Stadt werden die Bauern auf allen Wiesen an ihr zusammengezählt. Wer die meisten hat, bekommt 4 Punkte, bei Gleichstand alle je 4.',
    'BASE-25':
      'Bauern pro Wiese (2016): Wer auf einer Wiese die meisten Bauern hat, allein oder gleichauf, bekommt 3 Punkte für jede fertige Stadt an ihr.',
    'BASE-26': 'Wer die meisten Punkte hat, gewinnt. Wer gleich viele hat, teilt sich den Platz.',
    'BASE-27':
      'In beiden Ausgaben wählt ihr vorher, was Bauern bringen oder ob ihr ohne sie spielt, und was eine kleine Stadt wert ist.',
    'BASE-28':
      'Bauern mit 3 Punkten pro Stadt: Wer auf einer Wiese die meisten Bauern hat, allein oder gleichauf, bekommt 3 Punkte für jede fertige Stadt an ihr, für dieselbe Stadt aber nur einmal.',
    'BASE-29':
      'Du kannst allein spielen und bist dann dein eigener Nachbar. Wer aufgibt, behält Gefolgsleute und Punkte, passt, wo das erlaubt ist, und tut sonst das Erste, was möglich ist.',
  },
}
