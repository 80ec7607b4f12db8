/** The games that have a user interface. Other games in the catalog are not offered here. */
export const DRAWN: readonly string[] = ['tile', 'dice', 'card']
