import { describe, expect, it } from 'vitest'
import { idOf, wishFor } from '../../../../src/apps/host/sectionWish.ts'

describe('the section that a link names', () => {
  it.each([
    ['#part', 'part'],
    ['#a%20part', 'a part'],
    ['#100%', '100%'],
    ['#', ''],
    ['', ''],
  ])('%j: %j', (hash, id) => {
    expect(idOf(hash)).toBe(id)
  })

  it('does no harm where it is hostile', () => {
    expect(() => wishFor('/blog/a-post#%zz')).not.toThrow()
  })
})
