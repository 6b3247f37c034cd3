/** What was typed into Run and opened something. */

export const MOST_RUN = 12
/** In characters. */
export const LONGEST_RUN = 260

/** @param ran the newest first */
export function withRun(ran: readonly string[], text: string): readonly string[] {
  const name = text.trim().slice(0, LONGEST_RUN)
  return [name, ...ran.filter((other) => other !== name)].slice(0, MOST_RUN)
}
