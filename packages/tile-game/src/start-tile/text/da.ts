import type { Wording } from '../../text.ts'

export const startTile: Wording['words'] = {
  'option.start-tile': 'Almindelig startbrik',
  'option.start-tile.says': 'Hvad der sker med den, når brættet begynder anderledes.',
  'option.start-tile.box': 'Er ikke med',
  'option.start-tile.box.says': 'Den bliver i æsken.',
  'option.start-tile.bag': 'Trækkes',
  'option.start-tile.bag.says': 'Den trækkes som alle andre brikker.',
}
