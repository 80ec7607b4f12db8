/** The second of two quick taps may meet a button that has only just come to where the first one was: it was not meant. */
const DOUBLE_TAP_MS = 300

/** Something that has just come, or was just shown anew. */
export class JustCome {
  #at = performance.now()

  again(): void {
    this.#at = performance.now()
  }

  /** Keys are pressed on what one has come to, never on what has just come. */
  isMeant({ detail, timeStamp }: MouseEvent): boolean {
    return detail === 0 || timeStamp - this.#at > DOUBLE_TAP_MS
  }
}
