/**
 * What both ends need besides the messages, so that a page does not have to load the engine (A5): the looks of seats,
 * the name and version of the record format, games as text, which options can be chosen, the move of a chosen cell,
 * when a game is over because too many left, the script of a lesson, chains for fair draws, and readers of untrusted
 * input.
 */
export {
  attempt,
  CHAIN_LENGTH,
  chainOf,
  fieldsInPlay,
  isDeserted,
  isLinkOf,
  isSuchMove,
  linkOf,
  placing,
  RECORD_FORMAT,
  RECORD_VERSION,
  RECORD_VERSIONS,
  readFields,
  readGameText,
  readList,
  readObject,
  readOneOf,
  readText,
  refusal,
  refusalText,
  refuse,
  scriptOf,
  writeGameText,
} from '@bastide/kernel'
export { COLOUR_CODES, COLOURS, LONGEST_NAME, PATTERN_PATHS, PATTERNS } from '@bastide/table'
