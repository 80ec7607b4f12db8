/** docs/protocol.md tells of everything that can be asked: whoever writes another client has nothing else to go by. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROTOCOL } from './online.ts'
import { ASKED } from './online-reading.ts'

const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')

/** What stands in the first column of the table with this heading. */
function firstColumn(heading: string): readonly string[] {
  const rows = text.split(`| ${heading} |`)[1]?.split('\n\n')[0]?.split('\n').slice(2) ?? []
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, name]) => name as string),
  )
}

test('every verb is in the table of requests, once, and nothing else is', () => {
  expect([...firstColumn('verb')].sort()).toEqual(Object.keys(ASKED).sort())
})

test('the version in the examples is the one that is spoken', () => {
  expect(text).toContain(`\`Bastide-Protocol: ${PROTOCOL}\``)
  expect(text).toContain(`\`?p=${PROTOCOL}\``)
})
