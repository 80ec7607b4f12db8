import { describe, expect, test } from 'vitest'
import { isNear, siteOf } from './peers.ts'

describe('near is', () => {
  test.each([
    ['127.0.0.1'],
    ['127.9.9.9'],
    ['10.0.0.1'],
    ['172.16.0.1'],
    ['172.31.255.255'],
    ['192.168.1.2'],
    ['169.254.1.1'],
    ['100.64.0.1'],
    ['100.127.255.255'],
    ['::1'],
    ['fe80::1'],
    ['fe80::1%eth0'],
    ['fd00::1'],
    ['fc00::1'],
    ['::ffff:127.0.0.1'],
    ['::FFFF:192.168.0.1'],
  ])('%s', (address) => {
    expect(isNear(address)).toBe(true)
  })
})

describe('far is', () => {
  test.each([
    ['8.8.8.8'],
    ['172.15.255.255'],
    ['172.32.0.0'],
    ['192.167.255.255'],
    ['100.63.255.255'],
    ['100.128.0.0'],
    ['11.0.0.0'],
    ['126.255.255.255'],
    ['128.0.0.0'],
    ['0.0.0.0'],
    ['2001:db8::1'],
    ['fb00::1'],
    ['fe00::1'],
    ['fec0::1'],
    ['::'],
    ['::2'],
    ['::ffff:8.8.8.8'],
    [''],
    ['localhost'],
    ['10.0.0.1.example.org'],
    ['unix:'],
  ])('%s', (address) => {
    expect(isNear(address)).toBe(false)
  })
})

test('limits count a household together', () => {
  expect(siteOf('203.0.113.7')).toBe('203.0.113.7')
  expect(siteOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(siteOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(siteOf('2001:0DB8:1:2::9')).toBe('2001:db8:1:2::/64')
  expect(siteOf('2001:db8::9')).toBe('2001:db8:0:0::/64')
  expect(siteOf('::1')).toBe('0:0:0:0::/64')
  expect(siteOf('2001:db8:1:3::9')).not.toBe(siteOf('2001:db8:1:2::9'))
})
