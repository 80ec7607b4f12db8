/** A name for a command that no other command has. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(3))].map((word) => word.toString(16).padStart(8, '0')).join('')
