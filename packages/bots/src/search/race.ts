/**
 * A race of lines. In every pass all that are in the running meet the same luck, so what counts is how two of them
 * differ: that varies far less than what each comes to. Says who leads, drops those who will not catch up, and knows
 * what it might cost to end the race now.
 */

/** With fewer passes nobody knows well how much two lines differ by chance, and with fewer yet not at all. */
const FEWEST_TO_END = 12
const FEWEST_TO_DROP = 8
/** So many standard errors behind the leader there is no hope. */
const HOPELESS = 4.5
/**
 * How often a line is taken to have differed from the leader as lines do on average, besides what was seen: one that
 * seldom has great luck looks as if nothing could change it until it has.
 */
const AS_USUAL = 4

/**
 * By half standard errors that one is behind: what it may be ahead by after all, on average, in standard errors (the
 * normal loss function). The straight line between two of them is a little above it. A table, so that all machines
 * decide alike.
 */
const LOSSES = [0.39894, 0.19779, 0.08332, 0.02931, 0.00849, 0.002, 0.00038, 0.00006, 0]
const LOSSES_A_STEP = 2

function lossAt(behind: number): number {
  const at = behind * LOSSES_A_STEP
  const step = Math.trunc(at)
  if (step >= LOSSES.length - 1) return 0
  const before = LOSSES[step] as number
  return before + (at - step) * ((LOSSES[step + 1] as number) - before)
}

/** What may happen that no pass has shown yet. */
export interface RareLuck {
  /** By how much two lines may then differ. It is taken to have happened once, besides what was seen. */
  readonly differs: number
  /** After how many passes in which two lines came to the same they always do. */
  readonly alikeAfter: number
}

/** Where lines differ a little in every pass, what was seen tells enough. */
const NONE: RareLuck = { differs: 0, alikeAfter: FEWEST_TO_END }

export class Race {
  /** How many are in the running, and how many passes were made over them. */
  left = 0
  passes = 0
  /** The lines, the best first. Those in the running come before those that were dropped. */
  readonly ranked: Int32Array
  /** By line: in how many passes it was, and the sum of what it came to. */
  readonly times: Int32Array
  readonly sums: Float64Array
  private readonly most: number
  /** By two lines: the sum of the squares of what they differed by. */
  private readonly squares: Float64Array
  /** How many are not dropped, whatever happens. */
  private fewest = 1
  /** The variance of what lines in the running differ from the leader by, on average over them. */
  private usual = 0
  private readonly rare: RareLuck

  constructor(most: number, rare = NONE) {
    this.most = most
    this.rare = rare
    this.ranked = new Int32Array(most)
    this.times = new Int32Array(most)
    this.sums = new Float64Array(most)
    this.squares = new Float64Array(most * most)
  }

  /** `fewest` are kept to the end: for whoever wants to know them as well as the leader. */
  begin(lines: number, fewest = 1): void {
    this.left = lines
    this.fewest = fewest
    this.passes = 0
    this.times.fill(0)
    this.sums.fill(0)
    this.squares.fill(0)
    for (let line = 0; line < lines; line++) this.ranked[line] = line
  }

  /** Counts a pass: by line, what those in the running came to. */
  count(came: Float64Array): void {
    const { ranked, times, sums, squares, left } = this
    this.passes++
    for (let i = 0; i < left; i++) {
      const line = ranked[i] as number
      times[line] = (times[line] as number) + 1
      sums[line] = (sums[line] as number) + (came[line] as number)
      for (let j = 0; j < i; j++) {
        const other = ranked[j] as number
        const at = this.pairOf(line, other)
        const difference = (came[line] as number) - (came[other] as number)
        squares[at] = (squares[at] as number) + difference * difference
      }
    }
  }

  /** Drops the last, so that no more than so many are left. */
  keep(lines: number): void {
    this.rank()
    this.left = Math.min(this.left, Math.max(this.fewest, lines))
  }

  /** Drops those who have no hope to catch up with the leader, and those who always came to the same. */
  dropHopeless(): void {
    if (this.passes < FEWEST_TO_DROP) return
    this.rankForErrors()
    const { ranked } = this
    let left = 1
    for (let i = 1; i < this.left; i++) {
      const line = ranked[i] as number
      const isAlike = this.passes >= this.rare.alikeAfter && this.isAlike(line)
      if (i >= this.fewest && (isAlike || this.behind(line) > HOPELESS * this.errorOf(line))) continue
      // The order among those that are left stays; who is dropped goes to their place, and is not looked at again.
      for (let place = i; place > left; place--) ranked[place] = ranked[place - 1] as number
      ranked[left++] = line
    }
    this.left = left
  }

  /** What it costs on average, at most, to take the leader now instead of whoever is best in the long run. */
  mayLose(): number {
    if (this.left < 2) return 0
    if (this.passes < FEWEST_TO_END) return Number.POSITIVE_INFINITY
    this.rankForErrors()
    let loss = 0
    for (let i = 1; i < this.left; i++) {
      const line = this.ranked[i] as number
      const error = this.errorOf(line)
      if (error > 0 && (this.rare.differs > 0 || !this.isAlike(line))) loss += error * lossAt(this.behind(line) / error)
    }
    return loss
  }

  /** Whether the leader may be taken now: only if nobody else is wanted, and little would be gained by going on. */
  isDecided(enough: number): boolean {
    return this.fewest === 1 && (this.left < 2 || this.mayLose() < enough)
  }

  /** Sorts those in the running, all of whom were in every pass. */
  rank(): void {
    this.sort(this.sums, this.left)
  }

  /** Sorts the first lines by these values; equals stay as they are. */
  sort(values: Float64Array, count: number): void {
    const { ranked } = this
    for (let i = 1; i < count; i++)
      for (
        let j = i;
        j > 0 && (values[ranked[j] as number] as number) > (values[ranked[j - 1] as number] as number);
        j--
      ) {
        const line = ranked[j] as number
        ranked[j] = ranked[j - 1] as number
        ranked[j - 1] = line
      }
  }

  /** By how much a line is behind the leader, on average. */
  private behind(line: number): number {
    return ((this.sums[this.ranked[0] as number] as number) - (this.sums[line] as number)) / this.passes
  }

  /** Ranks the lines, and finds how much they usually differ from the leader. */
  private rankForErrors(): void {
    this.rank()
    let sum = 0
    for (let i = 1; i < this.left; i++) sum += this.varianceOf(this.ranked[i] as number)
    this.usual = this.left < 2 ? 0 : sum / (this.left - 1)
  }

  /** Of what a line differs from the leader by. */
  private varianceOf(line: number): number {
    const mean = this.behind(line)
    return Math.max(0, this.squaresOf(line) - this.passes * mean * mean) / (this.passes - 1)
  }

  private squaresOf(line: number): number {
    return this.squares[this.pairOf(line, this.ranked[0] as number)] as number
  }

  /** Where what two lines differ by is, whichever comes first. */
  private pairOf(line: number, other: number): number {
    return line < other ? line * this.most + other : other * this.most + line
  }

  /** Whether it always came to the same as the leader. */
  private isAlike(line: number): boolean {
    return this.squaresOf(line) === 0
  }

  /** The standard error of how much a line is behind. */
  private errorOf(line: number): number {
    const { passes, usual } = this
    const variance = ((passes - 1) * this.varianceOf(line) + AS_USUAL * usual) / (passes - 1 + AS_USUAL)
    return Math.sqrt(Math.max(variance, this.rare.differs ** 2 / passes) / passes)
  }
}
