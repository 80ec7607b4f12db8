/**
 * Seeded randomness for tests, bots and playouts. Never the source of a game's chance: chance moves are written in the
 * log, so no replay depends on this generator.
 *
 * sfc32: 128 bits of state, no weak seeds after the warm-up, four additions per number.
 */
export class Random {
  private a = 0
  private b = 0
  private c = 0
  private counter = 1

  constructor(seed: number) {
    this.reseed(seed)
  }

  reseed(seed: number): void {
    this.a = seed | 0
    this.b = (seed / 0x1_0000_0000) | 0
    this.c = 0x9e3779b9 | 0
    this.counter = 1
    for (let i = 0; i < 12; i++) this.word()
  }

  /** Thirty-two random bits, as a signed integer. */
  word(): number {
    const drawn = (this.a + this.b + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + drawn) | 0
    return drawn
  }

  /**
   * A whole number from 0 up to but excluding `bound`. `bound` is at most 2^21, where the bias is below one in two
   * billion.
   */
  below(bound: number): number {
    return ((this.word() >>> 0) * bound * 2.3283064365386963e-10) | 0
  }
}
