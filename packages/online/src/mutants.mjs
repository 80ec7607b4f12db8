/** Breaks of the guards of online play (GUARDS.md); see scripts/mutants. Paths beginning with ./ are in this folder. */
const stream = './streaming/tab-stream.ts'
const cursor = './streaming/cursor.ts'

export default [
  // Streams.
  ...[
    ['ONLINE-30', stream, 'if (mark !== undefined) this.#marks.set(table, mark)', ''],
    ['ONLINE-30', stream, 'delay, mark, end:', 'delay, end:'],
    ['ONLINE-30', stream, 'if (table !== null && mark !== null) this.#marks.set(table, mark)', ''],
    ['ONLINE-30', stream, 'follower.tellAgain()', ''],
    ['ONLINE-31', stream, 'isReady: () => this.#isReady && isCurrent()', 'isReady: () => isCurrent()'],
    ['ONLINE-31', stream, 'this.#waiting.size > MOST_WAITING', 'this.#waiting.size > 10_000'],
    [
      'ONLINE-31',
      stream,
      'this.#waiting.delete(about) this.#waiting.set(about, {',
      'this.#waiting.set(about + this.#waiting.size, {',
    ],
    ['ONLINE-31', stream, 'this.#followers.delete(table) this.#followers.set(table, follower)', ''],
    ['ONLINE-31', stream, 'if (!this.#isReady) return this.#waiting.delete(about)', 'this.#waiting.delete(about)'],
    ['ONLINE-32', cursor, 'if (found === null) return NO_MARKS', 'if (found === null) continue'],
    ['ONLINE-32', cursor, 'if (marks.has(table)) return NO_MARKS', ''],
    ['ONLINE-32', cursor, 'parts.length > MOST_PARTS', 'false'],
    ['ONLINE-33', stream, '!this.#isClosed && this.#coming.get(table) === coming', '!this.#isClosed'],
    ['ONLINE-33', stream, 'else await this.#host.unfollow(table, followed.value)', ''],
    ['ONLINE-33', stream, 'void this.#host.unfollow(table, follower)', ''],
    ['ONLINE-33', stream, 'if (this.#isClosed) return this.#waiting.delete(about)', 'this.#waiting.delete(about)'],
    ['ONLINE-34', stream, 'as, delay, mark', 'as, mark'],
  ].map(([clause, file, find, replace]) => ({ clause, file, find, replace, test: './streaming/tab-stream.test.ts' })),
]
