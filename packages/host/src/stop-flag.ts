/** Tells a thread that thinks to stop, in the middle of its work: a number in memory that both of them see. */

export class StopFlag {
  /** What the thread is sent. */
  readonly shared = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))

  raise(): void {
    Atomics.store(this.shared, 0, 1)
  }
}

/** Whether a flag was raised, for the thread that was sent it. */
export const isRaised = (shared: Int32Array): boolean => Atomics.load(shared, 0) !== 0
