/** The public pages, and what can be asked of each of them. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Slugs, newest first. */
export const POSTS = ['testing-llm-as-judge', 'hands-free-coding', 'windows-xp-portfolio'] as const

export const PAGES = ['/blog', ...POSTS.map((slug) => `/blog/${slug}`), '/about', '/licence']

/** What axe holds against the page, in words that a failure can print. */
export async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } })
  const found = (await axe.analyze()).violations
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
