/**
 * A game taken elsewhere: as a link, as text, as a file. Says what came of it, and shows the text where the browser
 * does not let a page copy.
 */
import type { GameRecord } from '@bastide/kernel'
import { type Move, toNotation } from '@bastide/tile-game/words'
import { saveRecord } from '../kit/downloading.ts'
import { say } from '../kit/messages.svelte.ts'
import { addressOf } from '../kit/routing.svelte.ts'
import { pack } from './packing.ts'

/** Where this page is, whatever it shows. */
const pageAddress = (): string => location.href.replace(/#.*$/s, '')

/** A link that holds the whole game and leads to one of its moves. */
const linkTo = async (record: GameRecord, move: number): Promise<string> =>
  pageAddress() + addressOf('replay', 'g', await pack(record), move)

export class Sharing {
  /** What was just done. */
  said = $state('')
  /** To be copied by hand. */
  text = $state<string | null>(null)

  async copyLink(record: GameRecord, move: number): Promise<void> {
    await this.#copy(await linkTo(record, move), say('replay.copied.link'))
  }

  async copyNotation(record: GameRecord): Promise<void> {
    await this.#copy(toNotation(record.moves as unknown as readonly Move[]), say('replay.copied.notation'))
  }

  /** The same document, to the byte, that a table's own record is downloaded as. */
  downloadRecord(record: GameRecord): void {
    saveRecord(record)
  }

  async #copy(text: string, done: string): Promise<void> {
    this.said = ''
    try {
      // Absent where the page does not come over https.
      await navigator.clipboard.writeText(text)
      this.said = done
    } catch {
      this.text = text
    }
  }
}
