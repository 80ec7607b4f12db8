/** Copies a text where the browser allows it: over plain http it does not. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export const mayShare = (): boolean => typeof navigator.share === 'function'

/** The device's own way to send something to somebody. */
export async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch {
    // Whoever changed their mind is asked nothing more.
  }
}
