/** The visitor's clipboard. */

export interface Clipboard {
  /**
   * Puts a text on it.
   * @throws {unknown} (rejects) what the browser says, where it has no clipboard or denies access to it
   */
  copy(text: string): Promise<void>
}

export function createClipboard(view: Pick<Window, 'navigator'>): Clipboard {
  return {
    async copy(text) {
      // Undefined on pages that are not served over HTTPS.
      await view.navigator.clipboard.writeText(text)
    },
  }
}
