/**
 * In browsers with trusted types, worker scripts may come only from this origin. This is imported before anything
 * starts a worker. It is the default policy because the build tool must find `new Worker(new URL(…))` unchanged.
 */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string }): unknown
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => {
    if (new URL(address, location.href).origin === location.origin) return address
    throw new TypeError('scripts come from this origin only')
  },
})
