import type { ModuleText } from '../../../text.ts'
import { lesson } from '../lesson/text/de.ts'

export const de: ModuleText = {
  name: 'Kornkreise',
  words: {
    ...lesson,
    'module.crop-circles.says': 'Sechs Kornkreise: Alle setzen einen Gefolgsmann dazu, oder alle holen einen zurück.',
    'step.crop-circles/choose': 'Wähl A oder B für alle',
    'step.crop-circles/answer': 'Setz einen Gefolgsmann dazu oder hol einen zurück, wie gewählt',
    'step.crop-circles/answer.deploy': 'Setz einen Gefolgsmann zu einem von deinen',
    'step.crop-circles/answer.take': 'Hol einen deiner Gefolgsleute zurück',
    'step.crop-circles/choose.crop-circle:field': 'Kornkreis mit Mistgabel: A oder B für alle Bauern?',
    'step.crop-circles/choose.crop-circle:road': 'Kornkreis mit Keule: A oder B für alle Wegelagerer?',
    'step.crop-circles/choose.crop-circle:city': 'Kornkreis mit Schild: A oder B für alle Ritter?',
    'step.crop-circles/answer.deploy.crop-circle:field': 'Einen Bauern zu einem von deinen setzen?',
    'step.crop-circles/answer.deploy.crop-circle:road': 'Einen Wegelagerer zu einem von deinen setzen?',
    'step.crop-circles/answer.deploy.crop-circle:city': 'Einen Ritter zu einem von deinen setzen?',
    'step.crop-circles/answer.take.crop-circle:field': 'Welchen Bauern holst du zurück?',
    'step.crop-circles/answer.take.crop-circle:road': 'Welchen Wegelagerer holst du zurück?',
    'step.crop-circles/answer.take.crop-circle:city': 'Welchen Ritter holst du zurück?',
    'choice.A': 'A (Gefolgsmann dazu)',
    'choice.A.says': 'Alle dürfen zu einem eigenen Gefolgsmann dieser Art noch einen setzen.',
    'choice.B': 'B (Gefolgsmann zurück)',
    'choice.B.says': 'Alle müssen einen eigenen Gefolgsmann dieser Art zurückholen.',
    'symbol.crop-circle:field': 'Mistgabel: Bauern',
    'symbol.crop-circle:road': 'Keule: Wegelagerer',
    'symbol.crop-circle:city': 'Schild: Ritter',
    'tile.crop-circles/cap-curve': 'ein Kornkreis-Plättchen mit Mistgabel (Stadt, Linkskurve)',
    'tile.crop-circles/cap-road': 'ein Kornkreis-Plättchen mit Mistgabel (Stadt, Straße)',
    'tile.crop-circles/city-corner': 'ein Kornkreis-Plättchen mit Schild (Stadtecke)',
    'tile.crop-circles/curve': 'ein Kornkreis-Plättchen mit Keule (Kurve)',
    'tile.crop-circles/junction': 'ein Kornkreis-Plättchen mit Keule (drei Straßen)',
    'tile.crop-circles/two-caps': 'ein Kornkreis-Plättchen mit Schild (zwei Städte über Eck)',
  },
  sentences: {
    'chosen.CROP-2': '{seat} wählt für alle {choice}.',
    'deployed.CROP-5': '{seat} setzt {role} dazu, auf {at}.',
    'deployed.CROP-5.shown': '{seat} setzt {role} dazu.',
    'passed.CROP-5': '{seat} setzt keinen Gefolgsmann dazu.',
  },
  clauses: {
    'CROP-1':
      'Sechs Plättchen mit einem Kornkreis werden unter die anderen gemischt. Wer eins zieht, hat erst einen normalen Zug, mit Wertung.',
    'CROP-2': 'Danach wählt dieselbe Person A oder B, und das gilt für alle. Eins von beiden muss es sein.',
    'CROP-3':
      'Das Zeichen im Kreis sagt, wer gemeint ist: eine Mistgabel die Bauern, eine Keule die Wegelagerer, ein Schild die Ritter.',
    'CROP-4':
      'Ihr führt es nacheinander aus. Den Anfang macht der linke Nachbar, und wer den Kreis gelegt hat, kommt zuletzt.',
    'CROP-5':
      'A: Du darfst einen Gefolgsmann aus deinem Vorrat zu einem deiner eigenen dieser Art setzen, auf dieselbe Straße oder Wiese oder in dieselbe Stadt.',
    'CROP-6': 'B: Du musst einen deiner Gefolgsleute dieser Art in deinen Vorrat zurückholen.',
    'CROP-7':
      'Wer das nicht kann, wird übersprungen. Hat niemand einen Gefolgsmann dieser Art, wird auch nichts gewählt.',
    'CROP-8':
      'Weder A noch B bringt Punkte. So kannst du an einem Ort mehrere Gefolgsleute haben, und sie zählen alle.',
    'CROP-9':
      'Auch ein Kreis auf dem letzten Plättchen wirkt, vor der Schlusswertung. Für A brauchst du einen Gefolgsmann im Vorrat, und er kommt auf das Plättchen dessen, zu dem er sich stellt.',
  },
}
