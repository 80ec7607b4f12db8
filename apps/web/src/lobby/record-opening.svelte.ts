/** Imports untrusted games: a file, a text, or a link that carries a game. */
import { GAMES_WITH_WORDS, loadWords, wordsOf } from '../games/words.ts'
import { host, Refused } from '../kit/host.svelte.ts'
import { say, speaking } from '../kit/messages.svelte.ts'
import { routing } from '../kit/routing.svelte.ts'
import { placeInLink } from './pasted-link.ts'
import { LARGEST_EXPORT, LARGEST_FILE, type PastedMove, type Trouble, troubleOf } from './record-trouble.ts'

export class RecordOpening {
  /** Why the last game could not be imported, in words. */
  trouble = $state<string | null>(null)
  /** What became of several games that came together, in words. */
  done = $state<string | null>(null)
  isBusy = $state(false)

  async openFile(file: File | undefined): Promise<boolean> {
    if (file === undefined) return false
    if (file.size > LARGEST_EXPORT) return this.#fail({ key: 'trouble.too-long', values: {}, clause: null })
    const text = await file.text().catch(() => null)
    return text === null ? this.#fail({ key: 'trouble.unreadable', values: {}, clause: null }) : this.openText(text)
  }

  /** Whether the user was taken to another page. */
  async openText(text: string): Promise<boolean> {
    this.trouble = null
    this.done = null
    const link = placeInLink(text)
    if (link !== null) {
      routing.go(link.page, ...link.rest)
      return true
    }
    this.isBusy = true
    let written: readonly PastedMove[] = []
    try {
      // Only now: the home page does not include it.
      const { gamesInExport, keepGames } = await import('./exported-games.ts')
      const several = gamesInExport(text)
      if (several !== null) {
        this.done = await keepGames(several)
        return false
      }
      if (text.length > LARGEST_FILE) return this.#fail({ key: 'trouble.too-long', values: {}, clause: null })
      const { gameTextIn, readPasted } = await import('./pasted-game.ts')
      let record: unknown = text
      const gameText = gameTextIn(text)
      if (gameText !== null) {
        const pasted = await readPasted(gameText, speechOf)
        if (!pasted.ok) return this.#fail(troubleOf(pasted))
        ;({ record, written } = pasted.value)
      }
      const table = await host.ask('keep', { record })
      const kept = (await host.ask('tables', {})).find((one) => one.table === table)
      if (kept?.finished === false) routing.go('table', table)
      else routing.go('replay', 'table', table)
      return true
    } catch (thrown) {
      return this.#fail(
        thrown instanceof Refused
          ? troubleOf(thrown.refusal, written)
          : { key: 'trouble.engine', values: {}, clause: null },
      )
    } finally {
      this.isBusy = false
    }
  }

  async #fail({ key, values, clause, reason }: Trouble): Promise<false> {
    const rule = clause === null ? undefined : await ruleWords(clause)
    // What exactly is wrong exists only in English; the line is named in every language.
    const detail = speaking.language === 'en' && reason !== undefined ? `(${reason})` : undefined
    this.trouble = [say(key, values), rule, detail].filter((part) => part !== undefined).join(' ')
    return false
  }
}

async function speechOf(game: string) {
  await loadWords([game])
  return wordsOf(game)?.speech
}

/**
 * Loaded only now: the home page does not include the games' texts. The refusal does not say which game the record is
 * of, but clause names differ between games.
 */
async function ruleWords(clause: string): Promise<string | undefined> {
  await loadWords(GAMES_WITH_WORDS).catch(() => {})
  const rules = GAMES_WITH_WORDS.map((game) => wordsOf(game)?.allTexts(speaking.language).clauses[clause])
  const rule = rules.find((text) => text !== undefined)
  return rule === undefined ? undefined : `${rule} (${clause})`
}
