import { expect, it, vi } from 'vitest'

const owner = { name: 'Ada, von Wiesen', role: 'Engineer; writer', email: 'ada@example.org' }
const site = {
  name: 'Wiesen',
  address: 'https://ada.example',
  owner,
  profiles: [{ kind: 'code', label: 'Code', url: `https://code.example/${'a'.repeat(160)}` }],
}
vi.mock('virtual:site', () => ({ site }))

it('is a vCard whose lines are short, and whose signs are escaped', async () => {
  const { contactCard } = await import('../../../src/site/feeds/contactCard.ts')
  const card = contactCard()
  const lines = card.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  const unfolded = card.replaceAll('\r\n ', '').split('\r\n')
  expect(unfolded[0]).toBe('BEGIN:VCARD')
  expect(unfolded).toContain('FN:Ada\\, von Wiesen')
  expect(unfolded).toContain('N:Wiesen;Ada\\, von;;;')
  expect(unfolded).toContain('TITLE:Engineer\\; writer')
  expect(unfolded).toContain('EMAIL;TYPE=INTERNET:ada@example.org')
  expect(unfolded).toContain(`URL:${site.profiles[0]?.url}`)
  expect(unfolded.at(-2)).toBe('END:VCARD')
})
