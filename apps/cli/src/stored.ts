/**
 * Where games of a named setup are stored, below records/v1. Those of the tile game were there before there were
 * others, and stay where they are.
 */
export function storedFolder(game: string, setup: string): string {
  const plain = setup.toLowerCase().replaceAll(',', '').replaceAll(' ', '-')
  return game === 'tile' ? plain : `${game}/${plain}`
}

/** The text beside which one of them is explained. */
export const goldenFile = (game: string, setup: string): string => `${storedFolder(game, setup).replace('/', '-')}.txt`
