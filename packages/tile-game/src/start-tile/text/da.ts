import type { Wording } from '../../text.ts'

export const startTile: Wording['words'] = {
  'option.start-tile': 'Den almindelige startbrik',
  'option.start-tile.says': 'Hvad der sker med den, når noget andet ligger på bordet først.',
  'option.start-tile.box': 'Er ikke med',
  'option.start-tile.box.says': 'Den bliver i æsken.',
  'option.start-tile.bag': 'Trækkes',
  'option.start-tile.bag.says': 'Den trækkes som alle andre landebrikker.',
}
