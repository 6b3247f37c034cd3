import { describe, expect, it } from 'vitest'
import { resumeOf } from '../../support/ownerWords.ts'
import { periodText, resumeDate } from '../../../src/owner/resumeDates.ts'

const job = (from: string, to?: string) => ({
  role: `${from} ${to ?? ''}`,
  organization: 'A shop',
  from,
  ...(to !== undefined && { to }),
})

describe('the words of a résumé', () => {
  it('stand for nothing where they are left out', () => {
    expect(resumeOf({ updated: '2026-01-01' })).toEqual({
      updated: '2026-01-01',
      summary: '',
      experience: [],
      education: [],
      talks: [],
      languages: [],
      skillGroups: [],
      paper: 'A4',
    })
  })

  it('are told from what goes on back to what ended first', () => {
    const times = [
      job('2012', '2014'),
      job('2014-03', '2014-11'),
      job('2020-01'),
      job('2021'),
      job('2015', '2020-06'),
    ]
    const { experience } = resumeOf({ updated: '2026-01-01', experience: times })
    expect(experience.map(({ from }) => from)).toEqual([
      '2021',
      '2020-01',
      '2015',
      '2012',
      '2014-03',
    ])
  })
})

describe('a time in a résumé', () => {
  it.each([
    ['2021', '2021'],
    ['2021-04', 'Apr 2021'],
    ['2021-04-03', 'April 3, 2021'],
  ])('%s reads %s', (date, text) => {
    expect(resumeDate(date)).toBe(text)
  })

  it.each([
    [{ from: '2021-04', to: '2023-06' }, 'Apr 2021 – Jun 2023'],
    [{ from: '2021' }, '2021 – present'],
    [{ from: '2021', to: '2021' }, '2021'],
  ])('%j reads %s', (period, text) => {
    expect(periodText(period)).toBe(text)
  })
})
