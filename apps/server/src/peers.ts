/** Who is near: addresses that the internet does not lead to. */
import { BlockList, isIP, isIPv4 } from 'node:net'

const near = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  // Shared by the customers of a provider, and used by private overlay networks.
  ['100.64.0.0', 10],
] as const)
  near.addSubnet(network, prefix, 'ipv4')
near.addAddress('::1', 'ipv6')
near.addSubnet('fe80::', 10, 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')

/** An IPv4 address that came through an IPv6 socket is written as such; a zone only means something to this machine. */
const plain = (address: string): string => {
  const [bare = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  return mapped ?? bare
}

/** Whether an address is of this machine or of a private network. What is no address at all is not. */
export function isNear(address: string): boolean {
  const bare = plain(address)
  if (isIP(bare) === 0) return false
  return near.check(bare, isIPv4(bare) ? 'ipv4' : 'ipv6')
}

const GROUPS = 8
const GROUPS_OF_A_SITE = 4

/**
 * Whom limits count together: an IPv4 address, or the 64 bits of an IPv6 address that one household shares and can
 * change the rest of at will.
 */
export function siteOf(address: string): string {
  const bare = plain(address)
  if (isIP(bare) !== 6) return bare
  const [head = '', tail] = bare.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : GROUPS - before.length - after.length
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  const site = groups.slice(0, GROUPS_OF_A_SITE).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${site.join(':')}::/64`
}
