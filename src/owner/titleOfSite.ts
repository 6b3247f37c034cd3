/** What the start page is called. Pure. */
import { jobInSentence } from './language.ts'
import type { SiteInBrief } from './types.ts'

/** Search engines and tabs cut longer titles; `&` counts as it is written in HTML. */
const LONGEST = 70

/** `Meadow: Ada Meadows, engineer`, or as much of it as fits into a title. */
export function titleOfSite({
  name,
  owner,
  language,
}: Pick<SiteInBrief, 'name' | 'owner' | 'language'>): string {
  const withOwner = `${name}: ${owner.name}`
  const whole = `${withOwner}, ${jobInSentence(owner.role, language)}`
  return [whole, withOwner].find((title) => lengthInHtml(title) <= LONGEST) ?? name
}

function lengthInHtml(text: string): number {
  return text.replaceAll('&', '&amp;').replaceAll(/[<>]/g, '&lt;').length
}
