/** Tells the developer of a part that failed while the rest goes on. Visitors are told otherwise. */
export function report(message: string, cause: unknown): void {
  console.warn(message, cause)
}
