/** The lesson of the Count, in German. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.count': 'Der Graf',
  'lesson.count.says': 'Hilf anderen und warte in Carcassonne auf deine Chance. Zwei Minuten.',
  'lesson.count.welcome':
    'Das Spiel beginnt rund um die Stadt Carcassonne. Sie hat vier Viertel; der Graf steht in der Burg.',
  'lesson.count.help': 'Der Straße deines Gegners fehlt ein Ende. Schließ sie: Die Punkte bekommt er, aber warte ab.',
  'lesson.count.help.hint': 'Leg die Kreuzung ans offene Ende der leuchtenden Straße. Dreh sie, wie du magst.',
  'lesson.count.help.elsewhere': 'Hilf deinem Gegner dieses eine Mal: Schließ die leuchtende Straße.',
  'lesson.count.keep':
    'Punktest du selbst nicht, bekommst du eine Belohnung. Also keinen hierhin: Drücke „Überspringen“.',
  'lesson.count.keep.hint': 'Drücke „Überspringen“.',
  'lesson.count.keep.put': 'Du brauchst deine Gefolgsleute gleich: Drücke „Überspringen“.',
  'lesson.count.castle':
    'Dein Plättchen brachte anderen Punkte und dir keine: Setz dafür einen nach Carcassonne, in die Burg!',
  'lesson.count.castle.hint': 'Wähle die Burg, wo jetzt der Graf steht.',
  'lesson.count.castle.nobody': 'Das ist dein Lohn fürs Helfen. Setz einen Gefolgsmann in die Burg.',
  'lesson.count.castle.other': 'Jedes Viertel hat seinen Nutzen. Aus der Burg kommst du in Städte: Wähle sie jetzt.',
  'lesson.count.count': 'Aus dem Viertel des Grafen kommt niemand heraus. Schick ihn woandershin.',
  'lesson.count.count.hint': 'Wähle ein anderes Viertel für den Grafen.',
  'lesson.count.count.stays': 'Dann säße dein Gefolgsmann fest. Schick den Grafen in ein anderes Viertel.',
  'lesson.count.quarters':
    'Dein Gefolgsmann wartet dort. Wird eine Stadt fertig, darf er hinein; die anderen Viertel sind für anderes da.',
  'lesson.count.finish': 'Dein Gegner hat eine Stadt begonnen. Schließ sie: Dein Gefolgsmann in der Burg steht bereit.',
  'lesson.count.finish.hint': 'Leg es ans rechte Ende der Stadt, mit der Stadtseite nach links.',
  'lesson.count.finish.elsewhere': 'So bleibt die Stadt offen. Leg das Plättchen ans rechte Ende.',
  'lesson.count.wait': 'Setz hier keinen: Drücke „Überspringen“. Dann darfst du den aus der Burg schicken.',
  'lesson.count.wait.hint': 'Drücke „Überspringen“.',
  'lesson.count.wait.put': 'Gleich kommt ein besserer Zug: Drücke „Überspringen“.',
  'lesson.count.march': 'Die Stadt ist fertig. Schick deinen Gefolgsmann aus der Burg hinein, bevor sie gewertet wird!',
  'lesson.count.march.hint': 'Wähle deinen Gefolgsmann in der fertigen Stadt.',
  'lesson.count.march.nobody': 'Dann punktet nur dein Gegner. Schick deinen Gefolgsmann hinein.',
  'lesson.count.shared':
    'Je ein Gefolgsmann, also bekommt ihr beide alle Punkte. Mit zweien in der Burg bekämst du sie allein.',
  'lesson.count.learnt.1':
    'Bringt dein Plättchen anderen Punkte und dir keine? Setz einen Gefolgsmann nach Carcassonne.',
  'lesson.count.learnt.2':
    'Fertiges: Burg in Städte, Schmiede auf Straßen, Kathedrale in Klöster. Am Ende: Markt auf Wiesen.',
  'lesson.count.learnt.3': 'Niemand verlässt das Viertel des Grafen. Wer einen hineinsetzt, darf den Grafen versetzen.',
}
