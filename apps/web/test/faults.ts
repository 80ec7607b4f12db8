import type { Page } from 'playwright-core'

/** Collects all errors on a page from now on. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`))
  page.on('crash', () => faults.push('the page crashed'))
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`)
  })
  // The policy's own report names the element; the console does not always.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`the policy forbids ${violatedDirective}: ${blockedURI} ${sample}`)
    })
  })
  return faults
}
