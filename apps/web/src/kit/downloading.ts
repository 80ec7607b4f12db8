import type { GameRecord } from '@bastide/kernel'
import { host } from './host.svelte.ts'

/** Hands a text to the browser as a file. */
function download(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Only letters, digits and hyphens of the players' names are in a file's name. */
const fileName = ({ seats }: GameRecord): string => {
  const names = seats.map(({ name }) => name.normalize('NFKD').replace(/[^A-Za-z0-9]+/g, '-')).join('-')
  return `bastide-${names.replace(/-+/g, '-').replace(/^-|-$/g, '').slice(0, 60).toLowerCase()}.json`
}

export const saveRecord = (record: GameRecord): void => download(fileName(record), `${JSON.stringify(record)}\n`)

/** A table's record: the same document that the command line reads. */
export async function downloadRecord(table: string): Promise<void> {
  saveRecord(await host.ask('record', { table }))
}
