import { describe, expect, it } from 'vitest'
import { titleOfSite } from '../../../src/owner/pageTitle.ts'
import { SOME_SITE } from '../../support/contentBuilders.ts'

const titleOf = (name: string, owner: string, role: string) =>
  titleOfSite({ ...SOME_SITE, name, owner: { ...SOME_SITE.owner, name: owner, role } })

describe('the title of the start page', () => {
  it('names the site, its owner and what they do', () => {
    expect(titleOf('Meadow', 'Ada Meadows', 'Software engineer')).toBe(
      'Meadow: Ada Meadows, software engineer',
    )
  })

  it('leaves out what makes it longer than 70 letters in HTML', () => {
    // 29 and 2 letters before the role, and 4 more for `&amp;`.
    const role = 'r'.repeat(35)
    expect(titleOf('Spans & Cables', 'Ada Lindström', role)).toMatch(/, r{35}$/)
    expect(titleOf('Spans & Cables', 'Ada Lindström', `${role}r`)).toBe(
      'Spans & Cables: Ada Lindström',
    )
    expect(titleOf('Spans & Cables', 'A'.repeat(60), role)).toBe('Spans & Cables')
  })
})
