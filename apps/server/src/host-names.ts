/**
 * By which names the server may be called. A page of any site can have its name lead to this machine (DNS rebinding):
 * to the browser it is then one with this server, and reads what only those who are near should. Only names that
 * nobody else can own are answered, and those that whoever runs the server has given.
 */
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { Place } from './place.ts'

/** Nobody can buy a name under these: they are for one machine or one network. */
const LOCAL_ENDINGS = ['.localhost', '.local', '.lan', '.internal', '.home.arpa']

/** The name without its port, as browsers write it; null if it is none. */
export function hostNameOf(host: string): string | null {
  if (/[/?#@\\\s]/.test(host) || !URL.canParse(`http://${host}`)) return null
  const name = new URL(`http://${host}`).hostname.replace(/\.$/, '')
  return name === '' ? null : name
}

const isAddress = (name: string): boolean => isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0

/** Whether a request for this host is answered; one that names none came from no browser. */
export function knownHosts({ origin }: Place, more: readonly string[]): (host: string) => boolean {
  const given = [hostname(), ...(origin === null ? [] : [new URL(origin).host]), ...more].map(hostNameOf)
  return (host) => {
    if (host === '') return true
    const name = hostNameOf(host)
    if (name === null) return false
    // A name without a dot, such as localhost, is found in one's own network alone.
    const isLocal = !name.includes('.') || LOCAL_ENDINGS.some((ending) => name.endsWith(ending))
    return isLocal || isAddress(name) || given.includes(name)
  }
}
