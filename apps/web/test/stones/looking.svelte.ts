/** There is nothing to look at but the stones; what the page announces is kept here. */
import type { Look } from '../../src/playing/game-page.ts'

export class StonesLook implements Look {
  spoken = $state('')
  show(): void {}
  mark(): void {}
  follow(): void {}
  forget(): void {}
  rest(): void {}
  flightsOf(): readonly [] {
    return []
  }
  press(): boolean {
    return false
  }
}
