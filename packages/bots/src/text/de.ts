import type { BotTexts } from '../bot-texts.ts'

export const de: BotTexts = {
  bots: {
    random: {
      name: 'Vagabund',
      says: 'Legt Plättchen dorthin, wo sie zufällig passen. Nette Gesellschaft fürs erste Spiel.',
    },
    apprentice: {
      name: 'Lehrling',
      says: 'Sieht, was das eigene Plättchen bringt, übersieht viele Plätze und vergisst die Wiesen. Gut für deine ersten Partien.',
    },
    journeyman: {
      name: 'Geselle',
      says: 'Wägt jeden Zug ab und nimmt, was am meisten bringt. Ein solider Allrounder.',
    },
    'journeyman-builder': {
      name: 'Baugeselle',
      says: 'Liebt Städte, bringt zu Ende, was er anfängt, und überlässt die Wiesen den anderen.',
    },
    'journeyman-farmer': {
      name: 'Landgeselle',
      says: 'Lässt sich früh auf den Wiesen nieder und lebt von den Städten ringsum.',
    },
    'journeyman-raider': {
      name: 'Raubgeselle',
      says: 'Durchkreuzt lieber deine Pläne oder hängt sich dran, als eigene zu schmieden.',
    },
    master: { name: 'Meister', says: 'Spielt gute Züge im Kopf weiter, bevor er sich entscheidet. (vorläufig)' },
    'master-builder': {
      name: 'Meister builder',
      says: 'Liebt Städte, bringt zu Ende, was er anfängt, und überlässt die Wiesen den anderen.',
    },
    'master-farmer': {
      name: 'Meister farmer',
      says: 'Lässt sich früh auf den Wiesen nieder und lebt von den Städten ringsum.',
    },
    'master-raider': {
      name: 'Meister raider',
      says: 'Durchkreuzt lieber deine Pläne oder hängt sich dran, als eigene zu schmieden.',
    },
    grandmaster: { name: 'Großmeister', says: 'Denkt weiter voraus als alle anderen hier. (vorläufig)' },
    'grandmaster-builder': {
      name: 'Großmeister builder',
      says: 'Liebt Städte, bringt zu Ende, was er anfängt, und überlässt die Wiesen den anderen.',
    },
    'grandmaster-farmer': {
      name: 'Großmeister farmer',
      says: 'Lässt sich früh auf den Wiesen nieder und lebt von den Städten ringsum.',
    },
    'grandmaster-raider': {
      name: 'Großmeister raider',
      says: 'Durchkreuzt lieber deine Pläne oder hängt sich dran, als eigene zu schmieden.',
    },
  },
  characters: {
    juggler: { name: 'Gaukler', motto: 'Was hochfliegt, kommt irgendwo runter.' },
    tinker: { name: 'Spengler', motto: 'Passt. Oder nach ein paar Schlägen.' },
    pilgrim: { name: 'Pilger', motto: 'Jeder Weg führt irgendwohin. Am Ende.' },
    fiddler: { name: 'Fiedler', motto: 'Ich spiele nach Gehör.' },
    hermit: { name: 'Einsiedler', motto: 'Punkte? Hab ich längst aufgegeben.' },
    herbalist: { name: 'Kräuterfrau', motto: 'Was hier wächst, wächst mir ans Herz.' },
    page: { name: 'Page', motto: 'Ich bin neu hier. Ist das gut oder schlecht?' },
    novice: { name: 'Novize', motto: 'Ich lerne noch. Geduld ist das halbe Gelübde.' },
    groom: { name: 'Stallbursche', motto: 'Wiesen? Da führe ich nur die Pferde aus.' },
    maid: { name: 'Magd', motto: 'Ich seh einen Platz! Den da. Nein, den.' },
    scribe: { name: 'Schreiber', motto: 'Steht alles geschrieben. Irgendwo.' },
    drummer: { name: 'Trommler', motto: 'Mir sagt keiner, was jetzt kommt.' },
    baker: { name: 'Bäcker', motto: 'Früh auf, und weg mit dem größten Stück.' },
    falconer: { name: 'Falkner', motto: 'Von da oben sehe ich alles.' },
    miller: { name: 'Müller', motto: 'Ich mahle langsam, zähle aber jedes Korn.' },
    potter: { name: 'Töpferin', motto: 'Ruhige Hand schlägt glückliche Hand.' },
    cooper: { name: 'Böttcher', motto: 'Ich halte alles zusammen. Vor allem Punkte.' },
    weaver: { name: 'Weberin', motto: 'Bei mir hängt kein Faden lose.' },
    carpenter: { name: 'Zimmermann', motto: 'Zweimal messen, einmal schließen.' },
    mason: { name: 'Maurer', motto: 'Stein auf Stein. Du wirst schon sehen.' },
    thatcher: { name: 'Dachdecker', motto: 'Bei mir bleibt nichts ohne Dach.' },
    glazier: { name: 'Glaser', motto: 'Diesen Plan durchschaue ich glatt.' },
    smith: { name: 'Schmied', motto: 'Schmiede die Stadt, solange sie offen ist.' },
    painter: { name: 'Malerin', motto: 'Ich gehe erst, wenn es fertig ist.' },
    beekeeper: { name: 'Imker', motto: 'Baut ihr nur. Ich verkaufe den Honig.' },
    milkmaid: { name: 'Milchmagd', motto: 'Erst das Gras. Städte kommen von selbst.' },
    shepherd: { name: 'Schäfer', motto: 'Auf gutes Gras wartet man gern.' },
    winegrower: { name: 'Winzer', motto: 'Ein guter Jahrgang beginnt auf dem Feld.' },
    ploughman: { name: 'Pflüger', motto: 'Ich war vor den Mauern hier.' },
    gooseherd: { name: 'Gänsemagd', motto: 'Meine Gänse grasen unter deinen Mauern.' },
    bailiff: { name: 'Vogt', motto: 'Die Hälfte davon gehört wohl mir.' },
    archer: { name: 'Bogenschütze', motto: 'Ein Schuss. Den wähle ich mit Bedacht.' },
    poacher: { name: 'Wilderer', motto: 'Die Stadt hast du doch nicht gebraucht?' },
    ferryman: { name: 'Fährmann', motto: 'Ohne Münze kommt keiner rüber.' },
    smuggler: { name: 'Schmuggler', motto: 'Was dir gehört, reist gern mit mir.' },
    squire: { name: 'Knappe', motto: 'Lass mich die Punkte für dich tragen.' },
  },
}
