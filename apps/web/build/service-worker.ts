/**
 * Makes the pages work offline. Installing a version fetches all built files, or none. From then on they come from the
 * cache without a network request. All other addresses are left alone, as if there were no service worker: what they
 * mean is for the server to say, be it /api or another program's page in the same folder.
 *
 * A new version takes over as soon as it is complete (`skipWaiting`), and shows from the next load on. That is safe
 * although pages of the previous version may still be open: they request only files with a hash in their names. Those
 * are in the previous version's cache, which is kept until yet another version arrives. Taking over pages that came
 * from the network (`claim`) is safe for the same reason, and makes the first visit work offline without a reload.
 *
 * All addresses are relative to this file, so the pages can be in any folder of a site.
 */
declare const self: ServiceWorkerGlobalScope
/** Prepended by offline-first.ts. */
declare const VERSION: string
declare const FILES: readonly string[]

const PREFIX = `bastide ${self.registration.scope} `
const CACHE = PREFIX + VERSION
/** This version and the previous one. */
const KEPT_CACHES = 2
const PAGE = new URL('./', self.registration.scope).href
/** Files with a hash in their names. Those of other versions are built files too. */
const ASSETS = new URL('assets/', PAGE).href

/** The page's address is its folder, also where somebody writes out the name of its file. */
const INDEX = new URL('index.html', PAGE).href
const shortened = (address: string): string => (address === INDEX ? PAGE : address)
const addressOf = (path: string): string => shortened(new URL(path, PAGE).href)
const ADDRESSES = new Set(FILES.map(addressOf))

/**
 * Files with a content hash in their name may come from the browser's own cache. The others could be outdated there.
 */
const asked = (path: string): Request =>
  new Request(addressOf(path), { cache: addressOf(path).startsWith(ASSETS) ? 'default' : 'no-cache' })

async function install(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES.map(asked))
  await self.skipWaiting()
}

async function activate(): Promise<void> {
  // In order of creation.
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(ours.slice(0, Math.max(0, ours.length - KEPT_CACHES + 1)).map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** The address of the built file that is asked for; null for everything else. */
function builtFile({ method, url }: Request): string | null {
  if (method !== 'GET') return null
  const { origin, pathname } = new URL(url)
  const address = shortened(origin + pathname)
  return ADDRESSES.has(address) || address.startsWith(ASSETS) ? address : null
}

async function answer(address: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(address)) ?? (await fromOlder(address)) ?? fetch(request)
}

async function fromOlder(address: string): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    const found = name.startsWith(PREFIX) ? await (await caches.open(name)).match(address) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const address = builtFile(event.request)
  if (address !== null) event.respondWith(answer(address, event.request))
})
