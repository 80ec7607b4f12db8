/**
 * What a game brings to the pages. `games/<game>/page.ts` fulfils this contract, and the other folders use nothing else
 * of a game: read this first to draw one.
 *
 * What is shown of a game before it is loaded is its `GameFront`, in game-front.ts. `GameWords` are light: forms, lists
 * and rules load them. The rest, a `GamePage`, is loaded with the first table or replay of the game.
 */
import type { AnySpeech, ChoiceOf, GameText, Happening, Json, Language, Lesson, Seat } from '@bastide/kernel'
import type { TableView } from '@bastide/table'
import type { Review, Told } from '@bastide/wire'
import type { Component, Snippet } from 'svelte'
import type { Flight } from '../kit/flights.svelte.ts'
import type { MessageKey } from '../kit/messages.svelte.ts'
import type { SeatLook } from '../kit/seat-look.ts'
import type { Sound } from '../kit/sounds.ts'
import type { Passage, Scene } from './scenes.ts'
import type { TableModel } from './table-model.svelte.ts'
import type { Tip } from './tips.ts'

/** What every game's view has. The rest is between a game and its page. */
export interface GameView {
  readonly game: string
  readonly seats: readonly { readonly score: number }[]
  readonly awaited: Seat | 'chance' | null
  readonly over: boolean
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own moves and spots.
  readonly choices: readonly ChoiceOf<any, any>[]
}

/** The rules of one part of a game, such as an expansion. */
export interface RulesPart {
  readonly id: string
  readonly name: string
  /** The text of each clause. */
  readonly clauses: { readonly [clause: string]: string }
}

/** Points by where they came from. */
export type Sources = { readonly [source: string]: number }

/**
 * How a game speaks on a page: texts in the languages that are loaded, story, notation, named setups.
 *
 * Three kinds of happenings mean something to the pages. A chapter that begins with `ending` is the final scoring: it
 * is counted step by step, by its happenings that give points, which fly one by one. What is `drawn` is shown faintly,
 * as the next sentence says what became of it. Who `passed` has done nothing that others must see. A sentence with its
 * clause in brackets, ` (BASE-20)`, gets a button that explains that rule.
 */
export interface PageSpeech
  extends Pick<AnySpeech, 'namedSetups' | 'textsOf' | 'storyLine' | 'chaptersOf' | 'toNotation' | 'fromNotation'> {
  /** A line of the story for whoever sees the board: it leaves out what is only needed to find a place there. */
  shownLine?(texts: GameText, names: readonly string[], happening: Happening): string
}

export interface GameWords {
  readonly speech: PageSpeech
  /** The texts of everything that can be played, for forms and lists. */
  allTexts(language: Language): GameText
  rules(language: Language): readonly RulesPart[]
  /** Everything that may give points, always in this order: a source has the same tone in every game. */
  readonly sources: readonly string[]
  /** By seat, for at least that many seats. */
  sourcesOf(happenings: readonly Happening[], seats: number): readonly Sources[]
  sourceName(texts: GameText, source: string): string
  /** Loads the game's lessons, the first one first; absent where there are none. */
  lessons?(): Promise<readonly Lesson[]>
}

/** What has just happened, and what the board shows since: moves, or a score of the final scoring. */
export interface Moved {
  readonly happenings: readonly Happening[]
  readonly view: GameView
  readonly seats: readonly SeatLook[]
  /** It is a score of the final scoring: the board has not changed. */
  readonly isCounted: boolean
  /** Whether a person at this screen plays that seat: they have moved their pieces themselves. */
  isHere(seat: Seat): boolean
}

/**
 * What somebody looks at, at a table or in a replay: the part of the board, the highlights on it, and what is said of
 * them. The game's components share it; the page around them uses only this much.
 */
export interface Look {
  /** Announced to screen readers. The page sets and shows it, so it must be `$state`: else it is one move late. */
  spoken: string
  /** Points out what happenings are about, and moves there; none for nothing. */
  show(view: GameView, happenings: readonly Happening[]): void
  /**
   * The final scoring has come so far. Points out the last score; whoever was counted may leave the board. Absent where
   * `show` does all of it.
   */
  count?(view: GameView, counted: readonly Happening[]): void
  /** Points them out for a moment, without moving, as for a line under the pointer; none ends it. */
  mark(view: GameView, happenings: readonly Happening[]): void
  /** Shows what was done last, unless something else has to be chosen now. */
  follow(model: TableModel): void
  /** The position has changed: highlights may now mean something else. */
  forget(): void
  /** Drops everything that is highlighted or explored. */
  rest(): void
  /** What travels between the board and the seats after these moves: points, and whatever comes or goes home. */
  flightsOf(moved: Moved, board: Element): readonly Flight[]
  /** Acts on a key of the game's own, and says whether it was one. */
  press(event: KeyboardEvent, playing: Playing): boolean
}

/** A table as its game's components see it. */
export interface Playing {
  readonly model: TableModel
  readonly look: Look
  readonly table: TableView
  readonly view: GameView
  readonly texts: GameText
}

export interface BoardProps extends Playing {
  readonly isWide: boolean
  /** A panel covers most of the board: show no other overlay. */
  readonly isCovered: boolean
  /** The panel of aids is open. */
  readonly isAiding: boolean
}

export interface HandProps extends Playing {
  /** Called for a take-back that undoes moves of others. */
  readonly onfarback: () => void
}

export interface SeatLineProps {
  readonly view: GameView
  readonly texts: GameText
  readonly seat: Seat
  readonly look: { readonly colour: string; readonly pattern: string }
}

export interface ReplayBoardProps {
  readonly review: Review
  readonly view: GameView
  readonly texts: GameText
  /** The position shown: how many moves were made. */
  readonly shown: number
  /** Playback is too fast for points to fly. */
  readonly isQuick: boolean
  readonly hasAids: boolean
  /** Little space: only one of the tools is shown. */
  readonly isCompact: boolean
  /** How many pixels something covers at the lower edge. */
  readonly covered: number
}

/** What the page around it asks of the board of a replay. */
export interface ReplayBoardExports {
  /** Shows where something happened, once the position after it is shown. */
  point(position: number, happenings: readonly Happening[]): void
  /** Points out for a moment what happenings are about, as far as it is there; none ends it. */
  mark(happenings: readonly Happening[]): void
  fit(): void
  zoom(factor: number): void
}

/** What a line of the log came to for a seat: "city of 3", and its points. */
export interface Gist {
  readonly seat: Seat | null
  readonly words: string
  readonly points: number
}

/** How the log tells a game in short. The sentences of the story are behind each line. */
export interface GameLog {
  /** The lines that a turn gets; absent where it gets one. */
  linesOf?(turn: readonly Happening[]): readonly (readonly Happening[])[]
  /** Where there is none, the last sentence says it. */
  gistsOf(texts: GameText, line: readonly Happening[]): readonly Gist[]
  /** A small square picture of it, such as of the tile that was laid. */
  readonly Thumbnail: Component<{ readonly line: readonly Happening[] }>
}

/** Free building, without turns: a position that anybody changes as they like. */
export interface SandboxProps {
  readonly view: GameView
  readonly texts: GameText
  readonly seats: Review['seats']
  /** The setup that begins with what is seen. */
  readonly setup: Json
  /** What the last change brought, or why it was not possible. */
  readonly news: string
  /** Changes it: another setup, with moves from it if rules are to judge them. Says whether that was possible. */
  readonly trying: { try(setup: Json, moves?: readonly object[]): Promise<boolean>; undo(): void }
  /** The page's own buttons, to go below the game's. */
  readonly actions: Snippet
}

export interface Sandbox {
  /** Draws the board and, as its sibling, the tools. */
  readonly Sandbox: Component<SandboxProps>
  /** The setup of a game that begins with what is seen. */
  setupOf(view: GameView): Json
  /** The setup to begin with; the page leaves out modules with which it is refused. */
  fresh(edition: string, modules: readonly string[], options: { readonly [key: string]: string | number }): Json
}

/** A key, or the message that names it, and the message that says what it does. */
export type KeyHelp = readonly [key: string, message: MessageKey]

export interface GamePage {
  readonly words: GameWords
  /** Makes the state that the components of one table share. A replay's board keeps its own. */
  look(): Look
  readonly Board: Component<BoardProps>
  /** What is asked of the player, and the buttons to answer. `HandFrame` has what all games share. */
  readonly Hand: Component<HandProps>
  /** The aids that the table agreed on; absent for a game without any. */
  readonly Aids?: Component<Playing>
  /** What the aids are called, if not hints. */
  readonly aidsName?: MessageKey
  /** What a seat has besides its score. */
  readonly SeatLine: Component<SeatLineProps>
  readonly ReplayBoard: Component<ReplayBoardProps, ReplayBoardExports, ''>
  /**
   * How tall the board stays, in pixels, while a panel is open on a phone: what a hint speaks of must stay in sight.
   * Absent where one can pan to it.
   */
  readonly leastBoard?: number
  /** What a replay shows beside the words of a move. */
  readonly ReplayCaption?: Component<{ readonly view: GameView }>
  /** Absent where sentences are short enough. */
  readonly log?: GameLog
  /** Absent where nothing can be tried out. */
  readonly sandbox?: Sandbox
  /** What a newcomer is told in the first games, in order of importance. */
  readonly tips?: readonly Tip[]
  /** The game's own keys: for choosing, what N passes (absent where nobody ever passes), and for looking around. */
  readonly keys: {
    readonly choosing: readonly KeyHelp[]
    readonly passing?: MessageKey
    readonly looking: readonly KeyHelp[]
  }
  /** What is shown on the way to the position that an update brings; absent where that position says it all. */
  scenesOf?(passage: Passage): readonly Scene[]
  /**
   * Whether a pass is a decision of weight, such as to count what was built: it is then never made for the player, even
   * where nothing else can be done. It could not be taken back.
   */
  readonly isPassWeighty?: boolean
  /** How far the game has come, in a few words. */
  progressWords(view: GameView): string
  /** What a seat would have if the game ended now, where the table agreed on that aid. */
  projectedOf?(view: GameView, seat: Seat): number | undefined
  /** The seat whose turn it is, shown while nobody is awaited. */
  activeSeat(view: GameView): Seat | null
  /** A view without what only aids show; absent where nothing does, and then a replay has no switch for them. */
  withoutAids?(view: GameView): GameView
  /** The sound of what has just happened. */
  soundOf(told: readonly Told[]): Sound | null
}
