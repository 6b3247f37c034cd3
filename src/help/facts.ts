/** The facts about a site that its help depends on. */
import type { SiteInBrief } from '../owner/types.ts'
import type { HelpFacts } from './topic.ts'

export function helpFacts(
  {
    owner,
    assistant,
    counting,
    withoutApps,
  }: Pick<SiteInBrief, 'owner' | 'assistant' | 'counting' | 'withoutApps'>,
  hasResume: boolean,
): HelpFacts {
  return {
    ownerName: owner.name,
    hasEmail: owner.email !== '',
    assistantName: assistant?.name ?? null,
    counting,
    hasResume,
    withoutApps,
  }
}

export function onCounting(counting: HelpFacts['counting']): string {
  if (!counting) return 'This site sets no cookies, counts no visits and does not track you.'
  const { name, endpoint } = counting
  return `This site sets no cookies and counts no visits, unless you allow it in the cookie preferences. Then ${name} counts your visits, and what it counts is sent to ${new URL(endpoint).host}.`
}
