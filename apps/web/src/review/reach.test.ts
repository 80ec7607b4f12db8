import { expect, test } from 'vitest'
import { reachOf } from './reach.ts'

test.each([
  ['localhost', 'machine'],
  ['play.localhost', 'machine'],
  ['127.0.0.1', 'machine'],
  ['127.12.0.9', 'machine'],
  ['[::1]', 'machine'],
  ['', 'machine'],
  ['192.168.1.20', 'network'],
  ['10.0.0.5', 'network'],
  ['172.16.4.4', 'network'],
  ['172.31.4.4', 'network'],
  ['169.254.7.7', 'network'],
  ['[fd12:3456::1]', 'network'],
  ['[fe80::1]', 'network'],
  ['attic', 'network'],
  ['attic.local', 'network'],
  ['Attic.Local.', 'network'],
  ['172.32.4.4', 'anywhere'],
  ['192.169.1.1', 'anywhere'],
  ['[2001:db8::1]', 'anywhere'],
  ['bastide.example.org', 'anywhere'],
  ['localhost.example.org', 'anywhere'],
  ['10.0.0.5.example.org', 'anywhere'],
])('%s can be reached from: %s', (hostname, reach) => {
  expect(reachOf(hostname)).toBe(reach)
})
