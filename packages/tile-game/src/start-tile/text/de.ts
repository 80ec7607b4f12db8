import type { Wording } from '../../text.ts'

export const startTile: Wording['words'] = {
  'option.start-tile': 'Übliches Startplättchen',
  'option.start-tile.says': 'Was damit passiert, wenn etwas anderes den Anfang macht.',
  'option.start-tile.box': 'Bleibt weg',
  'option.start-tile.box.says': 'Es bleibt in der Schachtel.',
  'option.start-tile.bag': 'Wird gezogen',
  'option.start-tile.bag.says': 'Es wird gezogen wie jedes andere Plättchen.',
}
