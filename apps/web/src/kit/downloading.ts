import type { GameRecord } from '@bastide/kernel'
import { host } from './host.svelte.ts'

/** Offers a text as a file download. */
function download(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** File names contain only the letters and digits of the players' names, and hyphens. */
const fileName = ({ seats }: GameRecord): string => {
  const names = seats.map(({ name }) => name.normalize('NFKD').replace(/[^A-Za-z0-9]+/g, '-')).join('-')
  return `bastide-${names.replace(/-+/g, '-').replace(/^-|-$/g, '').slice(0, 60).toLowerCase()}.json`
}

/** Saves a text as a file of this name. */
export const saveText = (name: string, text: string): void => download(name, text)

export const saveRecord = (record: GameRecord): void => download(fileName(record), `${JSON.stringify(record)}\n`)

/** Downloads a table's record, the same document that the command line reads. */
export async function downloadRecord(table: string): Promise<void> {
  saveRecord(await host.ask('record', { table }))
}
