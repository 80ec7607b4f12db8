/**
 * Makes the page work without the network after the first visit, where the browser allows it: on https, or on this
 * machine itself.
 */
export const mayWorkOffline = (): boolean => isSecureContext && 'serviceWorker' in navigator

export function installOffline(): void {
  if (!mayWorkOffline() || import.meta.env.DEV) return
  addEventListener('load', () => {
    navigator.serviceWorker.register('./service-worker.js', { scope: './' }).catch(() => {
      // Without it the page works as long as the server does.
    })
  })
}
