import type { Wording } from '../../text.ts'

export const startTile: Wording['words'] = {
  'option.start-tile': 'Usual start tile',
  'option.start-tile.says': 'What happens to it when something else starts the board.',
  'option.start-tile.box': 'Left out',
  'option.start-tile.box.says': 'It stays in the box.',
  'option.start-tile.bag': 'Drawn',
  'option.start-tile.bag.says': 'It is drawn like any other tile.',
}
