export { Batch, type BatchSettings, chanceSeed } from './batch.ts'
export { readBotId } from './bot-ids.ts'
export { type At, type CellsChoice, type ChoiceOf, placing, type SpotOf } from './choices.ts'
export * from './contract.ts'
export { sha256 } from './digest.ts'
export { type Chains, type DueLink, dueLink, type LaterChain } from './draw-links.ts'
export {
  type DrawProof,
  type FairTerms,
  MOST_LATER_CHAINS,
  type ProvenDraw,
  readDrawProof,
  readFairTerms,
  readHashOrNull,
} from './draw-proof.ts'
export { commitmentOf, type FairDraw, fairAction, firstTrail, nextTrail } from './fair-draw.ts'
export { type GameTextParts, type Heading, readGameText, writeGameText } from './game-text.ts'
export { CHAIN_LENGTH, chainOf, type HashChain, isLinkOf, linkOf, type Revealed, readHash } from './hash-chain.ts'
export { canonical, type Json } from './json.ts'
export { readJson } from './json-reading.ts'
export {
  applyRedacted,
  type Chooser,
  Knowledge,
  type PlayedOut,
  type Pondering,
  playOut,
  type Thinking,
  type Tried,
} from './knowing.ts'
export { LANGUAGES, type Language } from './languages.ts'
export { isDeserted, type Leaving } from './leaving.ts'
export {
  isSuchMove,
  LEARNER,
  type Lesson,
  type LessonAnswer,
  type LessonScript,
  type LessonStep,
  type ScriptedMove,
  scriptOf,
} from './lesson.ts'
export {
  Column,
  changedAt,
  copyFrom,
  copyOf,
  type Guess,
  isSame,
  journal,
  Layout,
  type Mark,
  mark,
  type Position,
  type ReadonlyWords,
  rewind,
} from './memory.ts'
export { readAt, readBare, readStarts, readVerb } from './move-reading.ts'
export { readName, refuseAlike } from './naming.ts'
export { readNotation, writeNotation } from './notation.ts'
export { readOption, readOptions } from './option-reading.ts'
export { Options } from './options.ts'
export { countSequences } from './perft.ts'
export { digest, MOST_MOVES, playRandomly, resignedAction, type Standing, standings } from './playing.ts'
export { printable } from './printing.ts'
export { Random } from './random.ts'
export { listed, readFields, readInteger, readList, readObject, readOneOf, readText, shown } from './reading.ts'
export {
  actionOf,
  disputed,
  type GameRecord,
  isDesertedBy,
  makeRecord,
  parseRecord,
  RECORD_FORMAT,
  RECORD_VERSION,
  RECORD_VERSIONS,
  type RecordedSeat,
  type RecordVersion,
  type Replayed,
  readRecord,
  recordFor,
  replay,
  rulesOf,
} from './record.ts'
export {
  type Accepted,
  accept,
  attempt,
  demand,
  type Refusal,
  type RefusalDetails,
  type Result,
  refusal,
  refusalText,
  refuse,
} from './result.ts'
export type { AnySpeech, Chapter, NamedSetup, Speech } from './speech.ts'
export { fieldsInPlay, storedSetup } from './stored-setup.ts'
export { type Promised, type VerifiedDraws, verifyDraws } from './verifying-draws.ts'
export {
  counted,
  enumerated,
  fill,
  type GameText,
  placeholdersOf,
  type Wording,
  wordFor,
} from './wording.ts'
