/** From where an address can be reached: not every page that is open on this screen can be opened elsewhere. */
export type Reach = 'anywhere' | 'network' | 'machine'

const MACHINE = /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\]|)$/
/** Private and link-local addresses, and names that only a home network knows. */
const NETWORK =
  /^(10(\.\d{1,3}){3}|192\.168(\.\d{1,3}){2}|172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2}|169\.254(\.\d{1,3}){2}|\[f[cd][\da-f]{2}:.*\]|\[fe[89ab][\da-f]:.*\]|[^.:]+|.*\.(local|lan|home|internal|home\.arpa))$/

/** `hostname` is as in a location. */
export function reachOf(hostname: string): Reach {
  const name = hostname.toLowerCase().replace(/\.$/, '')
  if (MACHINE.test(name)) return 'machine'
  return NETWORK.test(name) ? 'network' : 'anywhere'
}
