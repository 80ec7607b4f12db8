/**
 * What both ends need besides the messages, so that a page has it without the engine beside it (A5): the colours of
 * seats, what a record calls itself, which options can be chosen, when a game is over because so many left,
 * and readers of untrusted input.
 */
export {
  attempt,
  fieldsInPlay,
  isDeserted,
  RECORD_FORMAT,
  RECORD_VERSIONS,
  readFields,
  readList,
  readObject,
  readOneOf,
  readText,
  refusal,
  refusalText,
  refuse,
} from '@bastide/kernel'
export { COLOURS, LONGEST_NAME, PATTERNS } from '@bastide/table'
