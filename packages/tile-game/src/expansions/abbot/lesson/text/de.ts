/** The lesson of the Abbot, in German. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.abbot': 'Der Abt',
  'lesson.abbot.says': 'Gärten, und eine Figur, die heimkommt, wenn du rufst. Eine Minute.',
  'lesson.abbot.welcome':
    'Alle haben jetzt einen Abt, neben den sieben Gefolgsleuten. Er liebt Gärten, und dein Plättchen hat einen.',
  'lesson.abbot.garden': 'Ein Garten zählt die Plättchen ringsum, wie ein Kloster. Leg ihn unten in die Lücke.',
  'lesson.abbot.garden.hint':
    'Leg ihn gleich unter das erste Plättchen, zwischen die zwei kleinen Städte. Dreh ihn, bis er passt.',
  'lesson.abbot.garden.elsewhere': 'Dort hätte er wenig Nachbarn. Leg ihn in die Lücke unter dem ersten Plättchen.',
  'lesson.abbot.abbot': 'Setz deinen Abt in den Garten. Nur ein Abt darf dort stehen.',
  'lesson.abbot.abbot.hint': 'Wähle den Abt im Garten.',
  'lesson.abbot.abbot.nobody': 'Um den Garten liegen schon fünf Plättchen. Setz deinen Abt hinein.',
  'lesson.abbot.abbot.follower': 'Dort ginge ein Gefolgsmann. Aber probier deinen Abt: Wähle den Garten.',
  'lesson.abbot.like': 'Sind alle acht Felder voll, gibt er 9 Punkte, wie ein Kloster. Aber dein Abt kann mehr.',
  'lesson.abbot.beside':
    'Auch das Plättchen deines Gegners zählt für dich. Leg deins jetzt auch an eine Ecke des Gartens.',
  'lesson.abbot.beside.hint': 'Leg es an die Ecke rechts unten am Garten.',
  'lesson.abbot.beside.elsewhere': 'Das berührt den Garten nicht. Leg es an die Ecke rechts unten.',
  'lesson.abbot.recall': 'Ein Feld fehlt. Warte nicht darauf: Setz keinen Gefolgsmann, sondern hol deinen Abt zurück!',
  'lesson.abbot.recall.hint': 'Wähle deinen Abt in der Liste unten: Er kommt heim.',
  'lesson.abbot.recall.nothing': 'Beim Überspringen bliebe er dort. Hol ihn diesmal zurück.',
  'lesson.abbot.recall.follower': 'Pro Zug geht nur eins von beiden. Hol diesmal den Abt zurück.',
  'lesson.abbot.home': '1 Punkt für den Garten und 1 je Plättchen ringsum, sofort. Und dein Abt ist wieder frei.',
  'lesson.abbot.learnt.1': 'Dein Abt geht in einen Garten oder ein Kloster. Gärten sind nur für Äbte.',
  'lesson.abbot.learnt.2': 'Ein fertiger Garten gibt 9 Punkte, und der Abt kommt heim.',
  'lesson.abbot.learnt.3':
    'Oder hol ihn später zurück, statt einen Gefolgsmann zu setzen: Du bekommst, was schon da ist.',
}
