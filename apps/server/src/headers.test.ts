/**
 * The policy, written down a second time: a header that is lost or weakened is missed by nobody who plays, only by
 * whoever is attacked.
 */
import { expect, test } from 'vitest'
import { type Heard, useSite } from '../test/site.ts'

const DIRECTIVES: { readonly [name: string]: string } = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' blob: data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'svelte-trusted-html default',
}
const FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
const OTHERS: { readonly [name: string]: string } = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const site = useSite()

/** One of each kind of answer. What goes wrong has the headers too: a browser shows it like any page. */
const ANSWERS: { readonly [what: string]: () => Promise<Heard> } = {
  'a page (200)': () => site.ask('/'),
  'a script (200)': () => site.ask('/assets/main-abc.js'),
  'a compressed script (200)': () => site.ask('/assets/main-abc.js', { headers: { 'accept-encoding': 'br' } }),
  'only the headers of a page (200)': () => site.ask('/', { method: 'HEAD' }),
  'a folder (301)': () => site.ask('/inner'),
  'a page that is known (304)': () => site.ask('/', { headers: { 'if-none-match': '*' } }),
  'an address with .. (400)': () => site.ask('/../secret.txt'),
  'an address that no router reads (400)': () => site.ask('/%'),
  'nothing (404)': () => site.ask('/nothing'),
  'another method (405)': () => site.ask('/', { method: 'POST' }),
  'a condition that fails (412)': () => site.ask('/', { headers: { 'if-match': '"other"' } }),
}

/** A policy's directives by name. */
const readPolicy = (policy: unknown): { readonly [name: string]: string } =>
  Object.fromEntries(
    String(policy)
      .split(';')
      .map((directive) => directive.trim().split(/ (.*)/s).slice(0, 2)),
  )

const readFeatures = (policy: unknown): readonly string[] => String(policy).split(/,\s*/).sort()

test.each(Object.entries(ANSWERS))('%s comes with every header of the policy', async (what, answer) => {
  const { status, headers } = await answer()
  expect(what).toContain(`(${status})`)
  for (const [name, value] of Object.entries(OTHERS)) expect(headers[name], name).toBe(value)
  const directives = readPolicy(headers['content-security-policy'])
  for (const [name, value] of Object.entries(DIRECTIVES)) expect(directives[name], name).toBe(value)
  // Nothing beside: one more source, or one more feature, is a hole too.
  expect(Object.keys(directives).sort()).toEqual(Object.keys(DIRECTIVES).sort())
  expect(readFeatures(headers['permissions-policy'])).toEqual(FEATURES.map((feature) => `${feature}=()`))
  expect(headers['x-powered-by']).toBeUndefined()
})
