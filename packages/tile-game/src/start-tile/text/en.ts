import type { Wording } from '../../text.ts'

export const startTile: Wording['words'] = {
  'option.start-tile': 'The usual start tile',
  'option.start-tile.says': 'What becomes of it, as something else lies on the table first.',
  'option.start-tile.box': 'Left out',
  'option.start-tile.box.says': 'It stays in the box.',
  'option.start-tile.bag': 'Drawn',
  'option.start-tile.bag.says': 'It is drawn like any other tile.',
}
