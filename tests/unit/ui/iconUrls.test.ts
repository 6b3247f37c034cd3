import { describe, expect, it } from 'vitest'
import { iconUrl } from '../../../src/ui/iconUrls.ts'

describe('addresses of icons', () => {
  it('lead to the small drawing up to 20 px', () => {
    expect(iconUrl('notepad', 16)).toMatch(/notepad\.16\.svg/)
    expect(iconUrl('notepad', 20)).toMatch(/notepad\.16\.svg/)
    expect(iconUrl('notepad', 22)).toMatch(/notepad\.svg/)
  })

  it('lead to the full drawing where there is no small one', () => {
    expect(iconUrl('user-avatar', 16)).toMatch(/user-avatar\.svg/)
  })

  it('lead to a plain sheet for a name that no icon has', () => {
    expect(iconUrl('no-such-icon', 16)).toMatch(/file-generic\.16\.svg/)
    expect(iconUrl('no-such-icon', 30)).toMatch(/file-generic\.svg/)
  })
})
