/** What axe, the accessibility checker, finds wrong with a page, and what a screen reader would say twice or not tell apart. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { markSamples, SAMPLE } from './colorSamples.ts'

/** Rules of axe whose outcome depends on colours: on one text it is that of every text which looks the same. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'] as const
/** Stricter than WCAG 2.2 AA asks: for the scheme in high contrast. */
export const CONTRAST_RULES = [...COLOR_RULES, 'color-contrast-enhanced'] as const

interface Scope {
  /** Selectors of the parts to check; by default the whole page. */
  readonly parts?: readonly string[]
  /** Which rules about colours are checked; by default those of WCAG 2.2 AA. */
  readonly colors?: readonly string[]
}

type Options = Parameters<AxeBuilder['options']>[0]

/** Every violation, in words that a failure can print: of all rules, target sizes included. */
export async function violations(page: Page, scope: Scope = {}): Promise<string[]> {
  const without = Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }]))
  const rules = { 'target-size': { enabled: true }, ...without }
  return [
    ...(await check(page, scope.parts ?? [], { rules })),
    ...(await colorViolations(page, scope)),
  ]
}

/** The violations of the rules about colours alone. */
export async function colorViolations(
  page: Page,
  { parts = [], colors = COLOR_RULES }: Scope = {},
): Promise<string[]> {
  if ((await markSamples(page, parts)) === 0) return []
  return check(page, [`[${SAMPLE}]`], { runOnly: { type: 'rule', values: [...colors] } })
}

async function check(page: Page, parts: readonly string[], options: Options): Promise<string[]> {
  // Five times as fast, with the same violations: nobody reads what is in order, and the site has no frames
  // of other origins, whose results would be put together in a page of their own.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: '0' }) })
  axe.setLegacyMode(true).options({ resultTypes: ['violations'], ...options })
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
