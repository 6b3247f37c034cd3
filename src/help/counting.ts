/** Who learns of a visit, besides the site itself. Pure. */
import type { HelpFacts } from './topic.ts'

/** In a sentence or two, for visitors. */
export function onCounting(counting: HelpFacts['counting']): string {
  if (!counting) return 'This site sets no cookies, counts no visits and does not track you.'
  const { name, endpoint } = counting
  return `This site sets no cookies and counts no visits, unless you allow it in the cookie preferences. Then ${name} counts your visits, and what it counts is sent to ${new URL(endpoint).host}.`
}
