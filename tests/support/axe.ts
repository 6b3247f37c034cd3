/** What axe, the accessibility checker, finds wrong with a page, and what a screen reader would say twice or not tell apart. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface Scope {
  /** Selectors of the parts to check; by default the whole page. */
  readonly parts?: readonly string[]
  /** The only rules to check; by default all, target sizes included. */
  readonly rules?: readonly string[]
}

/** Every violation, in words that a failure can print. */
export async function violations(
  page: Page,
  { parts = [], rules = [] }: Scope = {},
): Promise<string[]> {
  // Five times as fast, with the same violations: nobody reads what is in order, and the site has no frames
  // of other origins, whose results would be put together in a page of their own.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: '0' }) })
  axe.setLegacyMode(true).options({
    resultTypes: ['violations'],
    ...(rules.length > 0
      ? { runOnly: { type: 'rule', values: [...rules] } }
      : { rules: { 'target-size': { enabled: true } } }),
  })
  for (const part of parts) axe.include(part)
  const found = (await axe.analyze()).violations
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/**
 * What is announced badly: descriptions that repeat the name, tables without a name, groups that share one.
 * Read from the tree that Chromium hands to assistive technology.
 */
export async function badlyHeard(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  await devtools.detach()
  const heard = nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description }) => ({
      role: String(role?.value),
      name: String(name?.value ?? ''),
      description: String(description?.value ?? ''),
    }))
  const groups = heard.filter(({ role, name }) => role === 'group' && name !== '')
  return heard.flatMap(({ role, name, description }) => [
    ...(description !== '' && name.includes(description) ? [`${role} “${name}” twice`] : []),
    ...(role === 'table' && name === '' ? ['a table without a name'] : []),
    ...(role === 'group' && groups.filter((group) => group.name === name).length > 1
      ? [`several groups “${name}”`]
      : []),
  ])
}
