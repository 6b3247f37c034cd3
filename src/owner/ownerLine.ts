/** The owner in one line. Pure. */
import type { Site } from './types.ts'

/** `Ada Meadows, engineer: Bridges and clocks.`, or without what the owner leaves out. */
export function ownerLine({ name, role, headline }: Site['owner']): string {
  const line = `${name}, ${role.toLowerCase()}`
  return headline === '' ? `${line}.` : `${line}: ${headline}.`
}
