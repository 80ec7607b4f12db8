/** Makes the page work offline after the first visit, if the browser allows it: over https, or on localhost. */
export const mayWorkOffline = (): boolean => isSecureContext && 'serviceWorker' in navigator

export function installOffline(): void {
  if (!mayWorkOffline() || import.meta.env.DEV) return
  addEventListener('load', () => {
    navigator.serviceWorker.register('./service-worker.js', { scope: './' }).catch(() => {
      // Without it, the page works only while the server is reachable.
    })
  })
}
