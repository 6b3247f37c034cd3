/** What the help has to know of a site. Pure. */
import type { SiteInBrief } from '../owner/types.ts'
import type { HelpFacts } from './topic.ts'

export function helpFacts(
  { owner, assistant, counting }: Pick<SiteInBrief, 'owner' | 'assistant' | 'counting'>,
  hasResume: boolean,
): HelpFacts {
  return {
    ownerName: owner.name,
    hasEmail: owner.email !== '',
    assistantName: assistant?.name ?? null,
    counting,
    hasResume,
  }
}
