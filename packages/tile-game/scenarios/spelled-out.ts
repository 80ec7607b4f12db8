/**
 * The languages whose sentences tests spell out. They show how a story is put together; a further language need not be
 * added to them, since the law of texts and whole games told in every language check that one.
 */
export const SPELLED_OUT = ['en', 'nl', 'da'] as const
