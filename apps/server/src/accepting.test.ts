import { expect, test } from 'vitest'
import { acceptedEncodings } from './accepting.ts'

test.each([
  [undefined, []],
  ['', []],
  ['gzip', ['gzip']],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP , BR', ['br', 'gzip']],
  ['*', ['br', 'gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br;q=0.000, gzip;q=0', []],
  ['br ; q=0 , *', ['gzip']],
  ['gzip;q=0, *', ['br']],
  ['*;q=0', []],
  ['*;q=0, gzip', ['gzip']],
  ['gzip;q=1.0, br;q=0.5', ['gzip', 'br']],
  ['identity', []],
  ['identity;q=1, br;q=0.5', []],
  ['identity;q=0.5, br;q=0.8, gzip;q=0.2', ['br']],
  ['identity;q=0, gzip', ['gzip']],
  // What is no quality allows nothing: everybody can read the plain file.
  ['br;q=, gzip;q=x', []],
  ['br;q=7', []],
  ['brr, xgzip', []],
])('%s allows %j', (header, allowed) => {
  expect(acceptedEncodings(header)).toEqual(allowed)
})
