/**
 * Whether a part of the program that is loaded on demand could not be. Either the network is gone, or a newer version
 * has taken the place of the files that this page knows; then only loading the page again helps.
 */
class MissingParts {
  isAny = $state(false)

  constructor() {
    // The build tool reports every import() that fails, so that no place that has one can forget to.
    addEventListener('vite:preloadError', () => {
      this.isAny = true
    })
    // Another page may have all its parts. If not, that is reported again.
    addEventListener('hashchange', () => {
      this.isAny = false
    })
  }
}

export const missingParts = new MissingParts()
