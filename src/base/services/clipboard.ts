/** @throws {unknown} (rejects) the browser's error if it has no clipboard or denies access */
export async function copyText(text: string): Promise<void> {
  // The clipboard is undefined on pages that are not served over HTTPS.
  await navigator.clipboard.writeText(text)
}
