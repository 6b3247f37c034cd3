/** Warns the developer of a failed part; the page itself shows the message for visitors. */
export function report(message: string, cause: unknown): void {
  console.warn(message, cause)
}
