/**
 * Makes the pages work without the network. All built files are fetched when a version is installed, all or none; from
 * then on they come from the cache and the network is not asked. What the cache does not have goes to the network as if
 * this were not here.
 *
 * A new version takes over as soon as it is whole (`skipWaiting`), and shows from the next load on. That is safe
 * although pages of the version before may still be open: they ask only for files with a hash in their names, which are
 * found in their own version's cache, and that is kept until another version has come. Taking over pages that came from
 * the network (`claim`) is safe for the same reason, and makes the first visit work offline without loading twice.
 *
 * All addresses are relative to where this file lies, so the pages may lie in any folder of a site.
 */
declare const self: ServiceWorkerGlobalScope
/** Written before this by offline-first.ts. */
declare const VERSION: string
declare const FILES: readonly string[]

const PREFIX = `bastide ${self.registration.scope} `
const CACHE = PREFIX + VERSION
/** This version and the one before it. */
const KEPT_CACHES = 2
const PAGE = new URL('./', self.registration.scope).href

/** The page is known by its folder: its file's name never stands in an address. */
const addressOf = (path: string): string => (path === 'index.html' ? PAGE : new URL(path, self.registration.scope).href)

/**
 * Files whose name tells their content may come from the browser's own cache; for the others that could be those of
 * yesterday.
 */
const asked = (path: string): Request =>
  new Request(addressOf(path), { cache: path.startsWith('assets/') ? 'default' : 'no-cache' })

async function install(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES.map(asked))
  await self.skipWaiting()
}

async function activate(): Promise<void> {
  // In the order in which they were made.
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
  // All places of the site are behind the hash, which a redirection keeps; and from another folder the page would not
  // find its files.
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
