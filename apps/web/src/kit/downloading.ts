import { host } from './host.svelte.ts'

/** Hands a text to the browser as a file. */
export function download(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** A table's record: the same document that the command line reads. */
export async function downloadRecord(table: string): Promise<void> {
  const record = await host.ask('record', { table })
  download(`bastide-${table}.json`, `${JSON.stringify(record)}\n`)
}
