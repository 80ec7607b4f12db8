import { stream } from '../../../stream/text/de.ts'
import type { ModuleText } from '../../../text.ts'

export const de: ModuleText = {
  name: 'Fluss II',
  words: {
    ...stream.words,
    'module.river-2.says': 'Ein Fluss, der sich gabelt, mit Vulkan, Gasthaus und Schweineherde.',
    'symbol.volcano': 'Vulkan',
    'symbol.inn': 'Gasthaus',
    'symbol.pig-herd': 'Schweineherde',
    'option.pig-herd': 'Schweineherde',
    'option.pig-herd.says': 'Ob die Herde für ihre Wiese Punkte dazugibt.',
    'option.pig-herd.off': 'Verzierung',
    'option.pig-herd.off.says': 'Die Herde ändert nichts.',
    'option.pig-herd.on': 'Zählt',
    'option.pig-herd.on.says':
      'Wer am Ende auf ihrer Wiese die meisten Bauern hat, bekommt 1 Punkt mehr für jede fertige Stadt an ihr.',
    'tile.river-2/city-mouth': 'ein Plättchen von Fluss II (Stadt an der Mündung)',
    'tile.river-2/volcano': 'das Plättchen mit dem Vulkan',
    'tile.river-2/fork': 'die Gabelung',
    'tile.river-2/city-bridge': 'ein Plättchen von Fluss II (Stadt über den Fluss)',
    'tile.river-2/monastery': 'ein Plättchen von Fluss II (Kloster)',
    'tile.river-2/inn-bridge': 'ein Plättchen von Fluss II (Brücke, Gasthaus)',
    'tile.river-2/city-road': 'ein Plättchen von Fluss II (Stadt, Straße)',
    'tile.river-2/curve': 'ein Plättchen von Fluss II (Kurve)',
    'tile.river-2/city-corner': 'ein Plättchen von Fluss II (Kurve, Stadtecke, Wappen)',
    'tile.river-2/pig-herd': 'ein Plättchen von Fluss II (Kurve, Schweineherde)',
    'tile.river-2/road-curve': 'ein Plättchen von Fluss II (Kurve, Straße außen herum)',
  },
  sentences: {
    ...stream.sentences,
    again: '{seat} ist noch einmal dran. ({clause})',
    'score.RIVER2-4': '{seat} punktet mit der Schweineherde: {sum} = {points}. ({clause})',
  },
  clauses: {
    ...stream.clauses,
    'RIVER2-1':
      'Zuerst wird der Fluss gelegt. Seine Quelle liegt von Anfang an da, und wer anfängt, legt die Gabelung. Weitere Flussplättchen folgen, jedes an dem Arm, den du willst, und der Vulkan kommt zuletzt.',
    'RIVER2-2':
      'Die beiden Arme treffen sich nie, und jeder hält sich für sich an die Kurvenregel. Frei sein muss nur das Feld, auf das ein Arm zufließt, außer ihr macht viel Platz aus. An der Gabelung biegt jeder Arm auf seine Weise oder läuft geradeaus.',
    'RIVER2-3':
      'Legst du den Vulkan, setzt du niemanden darauf. Deinen Abt darfst du zurückholen, außer ihr habt ausgemacht, dass er bleibt. Was der Vulkan fertigstellt, wird gewertet wie immer, und danach bist du noch einmal dran, mit einem gewöhnlichen Plättchen.',
    'RIVER2-4':
      'Gasthaus, Schweineherde und Vulkan sind Bilder für andere Erweiterungen. Ihr könnt ausmachen, dass die Herde zählt: Dann bekommt am Ende, wer auf ihrer Wiese die meisten Bauern hat, 1 Punkt für jede fertige Stadt an ihr; haben mehrere gleich viele, bekommen ihn alle.',
    'RIVER2-5':
      'Das Plättchen mit der Stadt an der Mündung schließt einen Arm ab. Spielt ihr mit beiden Flüssen, gibt es eine Quelle und keinen See: Die Gabelung kommt zuerst, alle anderen werden gemischt, und der Vulkan kommt zuletzt.',
  },
}
