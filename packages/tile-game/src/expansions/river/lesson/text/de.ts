/** The lesson of the River, in German. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.river': 'Der Fluss',
  'lesson.river.says': 'Zuerst kommt der Fluss. Zwei Minuten.',
  'lesson.river.welcome':
    'Mit dem Fluss beginnt das Spiel an einer Quelle. Alle verlängern den Fluss, Plättchen für Plättchen.',
  'lesson.river.lay': 'Leg dein Flussplättchen so an, dass das Wasser weiterfließt.',
  'lesson.river.lay.hint': 'Wähle das einzige Feld am Ende des Flusses und drücke „Plättchen legen“.',
  'lesson.river.knight': 'Du darfst wie immer einen Gefolgsmann setzen, nur nicht aufs Wasser. Nimm die obere Stadt.',
  'lesson.river.knight.hint': 'Wähle den Gefolgsmann in der oberen Stadt.',
  'lesson.river.knight.other': 'Auch diese Stadt wäre gut. Aber nimm diesmal die obere.',
  'lesson.river.knight.nobody': 'Setz einen: Eine Stadt am Fluss ist ein guter Anfang. Nimm die obere.',
  'lesson.river.knight.field': 'Das ist eine Wiese. Die kommt gleich: Nimm zuerst die obere Stadt.',
  'lesson.river.bend':
    'Dein Gegner hat den Fluss nach unten gelenkt. Zurück darf er nicht, also muss deine Kurve nach rechts.',
  'lesson.river.bend.hint': 'Wähle das Feld am Ende des Flusses: Es passt nur auf eine Art.',
  'lesson.river.farmer':
    'Der Fluss trennt Wiesen wie Straßen, aber nicht um seine Quelle herum. Leg einen Bauern auf diese Wiese.',
  'lesson.river.farmer.hint': 'Wähle den Bauern.',
  'lesson.river.farmer.nobody': 'Setz einen: An dieser Wiese entstehen viele Städte.',
  'lesson.river.banks':
    'Siehst du, dass deine Wiese an beiden Ufern leuchtet? Sie führt um die Quelle herum: alles eine Wiese.',
  'lesson.river.lake': 'Der See kommt immer zuletzt und beendet den Fluss. Leg ihn an.',
  'lesson.river.lake.hint': 'Wähle das Feld am Ende des Flusses.',
  'lesson.river.open': 'Das war der Fluss. Ab jetzt ziehen alle normale Plättchen und legen sie an, wo sie passen.',
  'lesson.river.wall': 'Du hast das Stück gezogen, das deiner Stadt fehlt. Mach sie fertig.',
  'lesson.river.wall.hint': 'Leg es über deine Stadt am Fluss, mit der Stadtseite nach unten.',
  'lesson.river.wall.elsewhere': 'So bleibt deine Stadt offen. Leg das Plättchen gleich darüber.',
  'lesson.river.done': 'Punkte, und dein Gefolgsmann kommt heim, wie immer. Jetzt kennst du den Fluss.',
  'lesson.river.learnt.1': 'Zuerst bauen alle den Fluss, von der Quelle bis zum See. Er darf nicht umkehren.',
  'lesson.river.learnt.2': 'Gefolgsleute gehen in Städte, Straßen, Wiesen und Klöster am Fluss, nie aufs Wasser.',
  'lesson.river.learnt.3': 'Der Fluss trennt Wiesen. Um Quelle und See herum sind beide Ufer eine Wiese.',
}
