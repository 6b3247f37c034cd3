/** The visitor's clipboard. */

/**
 * Puts a text on it.
 * @throws what the browser says, where it has none or does not let the page use it
 */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
