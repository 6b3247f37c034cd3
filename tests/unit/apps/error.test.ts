import { describe, expect, it } from 'vitest'
import { messageLines } from '../../../src/apps/error/dialogEffects.ts'

describe('an Error dialog', () => {
  it('says that something is wrong where it was told nothing else', () => {
    expect(messageLines(undefined)).toEqual(["Something's wrong!"])
  })

  it('splits its message at newline characters', () => {
    expect(messageLines('C:\\\nApplication not found')).toEqual(['C:\\', 'Application not found'])
  })

  it('keeps empty lines, and an empty message', () => {
    expect(messageLines('a\n\nb')).toEqual(['a', '', 'b'])
    expect(messageLines('')).toEqual([''])
  })
})
