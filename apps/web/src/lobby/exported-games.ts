/** The games in a download of all one's games on a server. Each is untrusted, and still to be read as any record is. */
import { host, Refused } from '../kit/host.svelte.ts'
import { say } from '../kit/messages.svelte.ts'
import { troubleOf } from './record-trouble.ts'

/** Null if the text is something else. */
export function gamesInExport(text: string): readonly unknown[] | null {
  try {
    const value = JSON.parse(text) as { readonly me?: unknown; readonly games?: unknown } | null
    return value?.me !== undefined && Array.isArray(value.games) ? value.games : null
  } catch {
    return null
  }
}

/** Keeps every game that can be kept, and says how many; of the others, why the first of them cannot. */
export async function keepGames(records: readonly unknown[]): Promise<string> {
  const refused: Refused[] = []
  for (const record of records)
    try {
      await host.ask('keep', { record })
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown
      refused.push(thrown)
    }
  const [first] = refused
  const kept = say('open.kept', { count: records.length - refused.length })
  if (first === undefined) return kept
  const { key, values } = troubleOf(first.refusal)
  return `${kept} ${say('open.not-kept', { count: refused.length })} ${say(key, values)}`
}
