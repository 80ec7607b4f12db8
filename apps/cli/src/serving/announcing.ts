/** What the command says when it serves: where, and who can reach it. */
import { networkInterfaces } from 'node:os'
import { isNear, type Served } from '@bastide/server'
import type { Settings } from './settings.ts'

/** The usual port. */
export const PORT = 8317

/** This machine's addresses on the local network, as far as it answers those who are there. */
function addressesNearby(port: number, isPublic: boolean): string[] {
  const found = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return found
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && (isPublic || isNear(address)))
    .map(({ address }) => `http://${address}:${port}`)
}

type Said = Pick<Settings, 'port' | 'host' | 'place' | 'isPublic' | 'trusted'>

export function whereItIs({ address, port }: Served, settings: Said): string {
  const { host, place } = settings
  const taken = settings.port === null && port !== PORT ? `Port ${PORT} is taken. ` : ''
  if (place?.origin !== undefined && place.origin !== null)
    return `${taken}Bastide is at ${place.origin}${place.path} (and listens at ${address}). Ctrl-C ends it.`
  const nearby = host === undefined ? addressesNearby(port, settings.isPublic) : []
  const others = nearby.length === 0 ? '' : ` (and ${nearby.join(', ')} for others nearby)`
  return `${taken}Bastide is at ${address}${others}. Ctrl-C ends it.`
}

export function whoCanReachIt({ host, isPublic, trusted }: Said): string {
  const isOfThisMachine = host !== undefined && /^(localhost|127\.|::1$)/.test(host)
  if (isOfThisMachine && trusted === undefined) return 'Only this machine can reach it.'
  const counted = trusted === undefined ? '' : `, by the address that a proxy (${trusted.join(', ')}) tells`
  if (isPublic) return 'Everybody can reach it whom the network lets through.'
  return `This machine and private networks can reach it${counted}. Others are refused; --public lets them in.`
}
