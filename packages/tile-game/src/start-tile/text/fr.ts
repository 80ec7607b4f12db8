import type { Wording } from '../../text.ts'

export const startTile: Wording['words'] = {
  'option.start-tile': 'Tuile de départ habituelle',
  'option.start-tile.says': 'Ce qu’elle devient quand le plateau commence par autre chose.',
  'option.start-tile.box': 'De côté',
  'option.start-tile.box.says': 'Elle reste dans la boîte.',
  'option.start-tile.bag': 'Piochée',
  'option.start-tile.bag.says': 'On la pioche comme les autres.',
}
