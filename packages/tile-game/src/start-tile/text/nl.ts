import type { Wording } from '../../text.ts'

export const startTile: Wording['words'] = {
  'option.start-tile': 'Gewone starttegel',
  'option.start-tile.says': 'Wat ermee gebeurt als het bord anders begint.',
  'option.start-tile.box': 'Doet niet mee',
  'option.start-tile.box.says': 'Hij blijft in de doos.',
  'option.start-tile.bag': 'Wordt getrokken',
  'option.start-tile.bag.says': 'Hij wordt getrokken als elke andere tegel.',
}
