import type { Wording } from '../../../text.ts'

export const de: Wording = {
  // Options that two modules bring about together.
  words: {
    'option.volcano-abbot': 'Abt im Zug des Vulkans',
    'option.volcano-abbot.says': 'Ob du ihn zurückholen darfst, wenn du den Vulkan legst.',
    'option.volcano-abbot.may-return': 'Darf zurück',
    'option.volcano-abbot.may-return.says': 'Wie in jedem anderen Zug.',
    'option.volcano-abbot.stays': 'Bleibt stehen',
    'option.volcano-abbot.stays.says': 'Wer den Vulkan legt, tut sonst nichts.',
  },
  sentences: {},
  clauses: {
    'MIX-1':
      'Ihr könnt mit beliebigen Erweiterungen spielen, wenigen oder vielen, mit beiden Ausgaben und jeder Spielerzahl.',
    'MIX-2':
      'Nach dem Legen setzt du jemanden auf das Plättchen oder holst deinen Abt zurück. Gefolgsleute verlassen Carcassonne, und Fertiges wird gewertet. Ketzer und Mönche klären, wer gewonnen hat, König und Raubritter ziehen weiter, du setzt einen Gefolgsmann nach Carcassonne und versetzt den Grafen. Ein Kornkreis kommt zuletzt.',
    'MIX-3':
      'Am Ende wird der letzte Zug ganz ausgespielt, mit seinem Kornkreis. Dann verlassen Gefolgsleute den Markt, Unfertiges wird gewertet, dann Bauern und Schweineherde, dann König und Raubritter.',
    'MIX-4':
      'Spielt ihr ohne Bauern, kommt niemand auf eine Wiese, eine Mistgabel tut nichts, weder Gefolgsleute noch Graf gehen auf den Markt, und die Schweineherde ist nichts wert.',
  },
}
