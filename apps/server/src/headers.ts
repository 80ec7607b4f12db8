/** What every answer tells the browser: run what comes from here, and nothing else. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Tiles are drawn by the page itself, as pictures without an address of their own.
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  // Text becomes markup by Svelte's templates alone; the default policy lets scripts come from this origin only
  // (apps/web/src/trusting.ts).
  "require-trusted-types-for 'script'",
  'trusted-types svelte-trusted-html default',
].join('; ')

/** Features that no page of ours asks for. */
const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']

export const HEADERS: { readonly [name: string]: string } = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/**
 * A file in assets/ has the hash of its content in its name: another content gets another name. All else is asked for
 * anew each time.
 */
export const cachingOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
