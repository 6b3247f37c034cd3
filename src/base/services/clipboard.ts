export interface Clipboard {
  /** @throws {unknown} (rejects) the browser's error if it has no clipboard or denies access */
  copy(text: string): Promise<void>
}

export function createClipboard(view: Pick<Window, 'navigator'>): Clipboard {
  return {
    async copy(text) {
      // The clipboard is undefined on pages that are not served over HTTPS.
      await view.navigator.clipboard.writeText(text)
    },
  }
}
