/**
 * Makes the pages work offline. Installing a version fetches all built files, or none. From then on they come from the
 * cache without a network request. Anything not in the cache goes to the network as usual.
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

/** The page's address is its folder: the file name never appears in an address. */
const addressOf = (path: string): string => (path === 'index.html' ? PAGE : new URL(path, self.registration.scope).href)

/**
 * Files with a content hash in their name may come from the browser's own cache. The others could be outdated there.
 */
const asked = (path: string): Request =>
  new Request(addressOf(path), { cache: path.startsWith('assets/') ? 'default' : 'no-cache' })

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

async function answer(request: Request): Promise<Response> {
  const address = new URL(request.url)
  address.hash = ''
  address.search = ''
  const cache = await caches.open(CACHE)
  const found = (await cache.match(address.href)) ?? (await fromOlder(address.href))
  if (found !== undefined) return found
  // All routes are in the hash, which a redirect keeps. From another folder, the page would not find its files.
  return request.mode === 'navigate' ? Response.redirect(PAGE) : fetch(request)
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
  const { request } = event
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope)) event.respondWith(answer(request))
})
