/**
 * Where browsers guard what turns text into scripts (trusted types), scripts of workers may come from this origin only.
 * Imported before anything that starts one. As the default policy it also covers calls that the build tool must find as
 * they are: `new Worker(new URL(…))`.
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
