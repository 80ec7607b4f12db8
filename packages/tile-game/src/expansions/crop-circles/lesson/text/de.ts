/** The lesson of Crop Circles, in German. */
export const lesson: { readonly [key: string]: string } = {
  'lesson.crop-circles': 'Kornkreise',
  'lesson.crop-circles.says': 'Eine Wahl, an die sich alle halten müssen. Eine Minute.',
  'lesson.crop-circles.welcome':
    'Dein Plättchen hat einen Kornkreis mit Mistgabel. Er betrifft Bauern. Leg es erst wie jedes andere.',
  'lesson.crop-circles.lay': 'Mach die Straße nach links länger.',
  'lesson.crop-circles.lay.hint': 'Leg es links vom ersten Plättchen an.',
  'lesson.crop-circles.lay.elsewhere': 'Dort passt es auch. Aber leg es diesmal links vom ersten Plättchen an.',
  'lesson.crop-circles.thief': 'Setz wie immer einen Gefolgsmann auf die Straße.',
  'lesson.crop-circles.thief.hint': 'Wähle den Gefolgsmann auf der Straße.',
  'lesson.crop-circles.thief.nobody': 'Du hast genug Gefolgsleute. Setz einen auf die Straße.',
  'lesson.crop-circles.thief.city': 'Auch ein guter Platz. Aber nimm diesmal die Straße.',
  'lesson.crop-circles.choose':
    'Du wählst für alle. A: Jeder darf einen Bauern dazusetzen. B: Jeder muss einen zurückholen. Du hast keinen, also B!',
  'lesson.crop-circles.choose.hint': 'Drücke „B“: Dein Gegner muss den leuchtenden Bauern zurückholen.',
  'lesson.crop-circles.choose.add':
    'Bei A dürfte dein Gegner einen Bauern dazusetzen. Du hast keinen zu verlieren: Wähle B.',
  'lesson.crop-circles.gone':
    'Der Bauer deines Gegners ging ohne Punkte heim. Du hattest keinen, also ist dir nichts passiert.',
  'lesson.crop-circles.add':
    'Jetzt ein Schild: Ritter. Dein Gegner hat A gewählt, also darfst du einen Ritter zu deinem setzen. Los!',
  'lesson.crop-circles.add.hint': 'Wähle deinen Ritter in der leuchtenden Stadt: Es kommt einer dazu.',
  'lesson.crop-circles.add.nobody': 'Ein zweiter Ritter kostet nichts. Nimm ihn: Deine Stadt wird sicherer.',
  'lesson.crop-circles.done': 'Zwei Ritter halten jetzt deine Stadt. Wer daran teilhaben will, braucht auch zwei.',
  'lesson.crop-circles.learnt.1': 'Nach einem Zug mit Kornkreis wählt, wer ihn gelegt hat, A oder B für alle.',
  'lesson.crop-circles.learnt.2': 'Mistgabel: Bauern. Keule: Wegelagerer. Schild: Ritter.',
  'lesson.crop-circles.learnt.3': 'A: Jeder darf einen zu seinen setzen. B: Jeder muss einen zurückholen.',
}
