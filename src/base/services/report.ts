/** Warns the developer of a part that failed while the rest goes on. Visitors get a message on the page. */
export function report(message: string, cause: unknown): void {
  console.warn(message, cause)
}
