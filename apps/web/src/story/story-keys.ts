/**
 * Keyboard navigation in the story. It is one tab stop; arrow keys move between lines, and within a line to its clause.
 */

/** A row and the cell in it, both from 0. */
export type StoryPlace = readonly [row: number, cell: number]

/** Where a key leads, given the number of cells in each row. It stays put at the ends. Null for other keys. */
export function placeAfter(rows: readonly number[], [row, cell]: StoryPlace, key: string): StoryPlace | null {
  const inRows = (to: number): StoryPlace => [Math.min(rows.length - 1, Math.max(0, to)), 0]
  const inRow = (to: number): StoryPlace => [row, Math.min((rows[row] ?? 1) - 1, Math.max(0, to))]
  switch (key) {
    case 'ArrowUp':
      return inRows(row - 1)
    case 'ArrowDown':
      return inRows(row + 1)
    case 'ArrowLeft':
      return inRow(cell - 1)
    case 'ArrowRight':
      return inRow(cell + 1)
    case 'Home':
      return inRows(0)
    case 'End':
      return inRows(rows.length - 1)
    default:
      return null
  }
}
