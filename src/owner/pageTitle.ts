/** The title and only first-level heading of the desktop and the phone's grid. */
import { site } from 'virtual:site'
import { jobInSentence } from './language.ts'
import type { SiteInBrief } from './types.ts'

/** Search engines and tabs truncate longer titles; `&` counts as its HTML escape. */
const LONGEST = 70

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

export const pageTitle = titleOfSite(site)
