/** The public pages, and what can be asked of each of them. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Slugs, newest first. */
export const POSTS = ['testing-llm-as-judge', 'hands-free-coding', 'windows-xp-portfolio'] as const

export const PAGES = [
  '/blog',
  ...POSTS.map((slug) => `/blog/${slug}`),
  '/about',
  '/resume',
  '/help-and-support',
  '/licence',
]

/** Rules of axe whose outcome depends on colours. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'] as const

/**
 * What axe holds against the page, in words that a failure can print.
 * @param rules the only ones to check; by default all
 */
export async function violations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  if (rules.length > 0) axe.withRules([...rules])
  else axe.options({ rules: { 'target-size': { enabled: true } } })
  const found = (await axe.analyze()).violations
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
