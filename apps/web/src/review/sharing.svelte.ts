/**
 * Shares a game as a link, as text or as a file. Reports the result, and shows the text if the browser does not allow
 * copying.
 */

import type { GameRecord } from '@bastide/kernel'
import { writeGameText } from '@bastide/wire'
import { saveRecord } from '../kit/downloading.ts'
import { say } from '../kit/messages.svelte.ts'
import { addressOf } from '../kit/routing.svelte.ts'
import type { PageSpeech } from '../playing/game-page.ts'
import { pack } from './packing.ts'
import { reachOf } from './reach.ts'

/** The address of the page without its hash. */
const pageAddress = (): string => location.href.replace(/#.*$/s, '')

/** A link that holds the whole game. It leads to one of its moves, or to a still of its end and then its beginning. */
const linkTo = async (record: GameRecord, move?: number): Promise<string> =>
  pageAddress() + addressOf('replay', 'g', await pack(record), ...(move === undefined ? [] : [move]))

/** Who cannot open a link to this page, in words; nothing if everybody can. */
export function reachWords(): string {
  const reach = reachOf(location.hostname)
  return reach === 'anywhere' ? '' : say(`replay.reach.${reach}`)
}

export class Sharing {
  readonly #speech: PageSpeech
  /** A message about what was just done. */
  said = $state('')
  /** The text to copy by hand. */
  text = $state<string | null>(null)

  constructor(speech: PageSpeech) {
    this.#speech = speech
  }

  async copyLink(record: GameRecord, move?: number): Promise<void> {
    await this.copyAddress(await linkTo(record, move))
  }

  async copyAddress(address: string): Promise<void> {
    const reach = reachWords()
    await this.#copy(address, `${say('replay.copied.link')}${reach === '' ? '' : ` ${reach}`}`)
  }

  async copyNotation(record: GameRecord): Promise<void> {
    await this.#copy(writeGameText(record, this.#speech.toNotation(record.moves)), say('replay.copied.notation'))
  }

  /** Byte for byte the same document as a download from the table. */
  downloadRecord(record: GameRecord): void {
    saveRecord(record)
  }

  async #copy(text: string, done: string): Promise<void> {
    this.said = ''
    try {
      // Absent if the page was not loaded over https.
      await navigator.clipboard.writeText(text)
      this.said = done
    } catch {
      this.text = text
    }
  }
}
