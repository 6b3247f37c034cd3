import { jobInSentence } from './language.ts'
import type { SiteInBrief } from './types.ts'

/** `Ada Meadows, engineer: Bridges and clocks.`, or without what the owner leaves out. */
export function ownerLine({
  owner: { name, role, headline },
  language,
}: Pick<SiteInBrief, 'owner' | 'language'>): string {
  const line = `${name}, ${jobInSentence(role, language)}`
  if (headline === '') return `${line}.`
  return `${line}: ${headline}${/[.!?…]$/.test(headline) ? '' : '.'}`
}
