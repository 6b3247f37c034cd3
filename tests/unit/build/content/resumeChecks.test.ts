import { describe, expect, it } from 'vitest'
import { checkContent } from '../../../../src/build/content/checks/checkContent.ts'
import { describeProblem } from '../../../../src/build/content/problems/problem.ts'
import { resume } from '../../../../src/sample/resume.ts'
import { anArticle, RULES, SOME_SITE, someContent } from '../../../support/contentBuilders.ts'

const SOURCE = `export const resume = {
  updated: '2026-01-01',
  experience: [
    {
      role: 'Engineer',
      from: '2020',
      to: '2019',
    },
  ],
  skillGroups: [
    { name: 'One',
      skills: ['A'] },
  ],
}
`
const CONTENT = someContent({ 'a-post': anArticle('a-post') })
const check = (value: unknown) =>
  checkContent({ ...CONTENT, resume: { place: 'resume.ts', source: SOURCE, value } }, RULES).map(
    describeProblem,
  )
const JOB = { role: 'Engineer', organization: 'A shop', from: '2020-02' }
const withJob = (changes: object) =>
  check({ updated: '2026-01-01', experience: [{ ...JOB, ...changes }] })

describe('a résumé in which all is well', () => {
  it('may be missing, hold little, or everything', () => {
    expect(check(null)).toEqual([])
    expect(check({ updated: '2026-01-31' })).toEqual([])
    expect(check(resume)).toEqual([])
    expect(check({ ...resume, paper: 'Letter', skillGroups: undefined })).toHaveLength(1)
  })

  it.each([
    { to: '2020-02' },
    { to: '2020' },
    { from: '2020', to: '2020-01' },
    // Somebody knows when they will leave.
    { to: '2027-03' },
    { from: '2026' },
    { from: '2026-01' },
  ])('may tell the time as %j', (time) => {
    expect(withJob(time)).toEqual([])
  })
})

describe('a mistake in the résumé is told with file, line and what is expected', () => {
  it.each([
    [
      { from: '2020-13' },
      /^resume\.ts:6: experience\[0\]\.from: expected a month such as '2021-04', or a year such as '2021', but found "2020-13"$/,
    ],
    [{ from: 2020 }, /^resume\.ts:6: experience\[0\]\.from: expected a month .*found 2020$/],
    [{ from: '0202-03' }, /experience\[0\]\.from: expected a month/],
    [{ to: '2020-1' }, /^resume\.ts:7: experience\[0\]\.to: expected a month/],
    [
      { to: '2019-12' },
      /^resume\.ts:7: experience\[0\]\.to: expected a time on or after its beginning, '2020-02', but found '2019-12'$/,
    ],
    [
      { from: '2026-02' },
      /^resume\.ts:6: experience\[0\]\.from: expected a date that is not in the future, but found '2026-02'$/,
    ],
    [{ until: '2021' }, /experience\[0\]\.until is not a known field; expected one of role, org/],
    [{ role: ' ' }, /^resume\.ts:5: experience\[0\]\.role: expected a role, not empty/],
    [{ url: 'shop.example' }, /experience\[0\]\.url: expected a whole address, https:\/\//],
    [{ highlights: [''] }, /experience\[0\]\.highlights\[0\]: expected a sentence, not empty/],
  ])('job %j', (changes, message) => {
    expect(withJob(changes)).toEqual([expect.stringMatching(message)])
  })

  it.each([
    [{}, /^resume\.ts:2: updated: expected the day of the last change, .* but it is missing$/],
    [{ updated: '2026-02-30' }, /^resume\.ts:2: updated: expected the day of the last change/],
    [
      { updated: '2026-02-01' },
      /^resume\.ts:2: updated: expected a date that is not in the future/,
    ],
    [
      { updated: '2026-01-01', paper: 'A5' },
      /^resume\.ts:1: paper: expected 'A4' or 'Letter', but found "A5"$/,
    ],
    [
      { updated: '2026-01-01', talks: [{ title: 'A', event: 'B', date: 'May' }] },
      /talks\[0\]\.date: expected a day such as '2025-09-18', a month such as '2025-09', or a year/,
    ],
    [
      { updated: '2026-01-01', experience: 'none' },
      /^resume\.ts:3: experience: expected a list of positions, which may be empty, but found "none"$/,
    ],
  ])('%j', (value, message) => {
    expect(check(value)).toEqual([expect.stringMatching(message)])
  })

  it('groups of skills are those of the site, each in one of them', () => {
    const [first = '', second = '', ...others] = SOME_SITE.owner.skills
    const groupsOf = (...lists: readonly (readonly string[])[]) =>
      check({
        updated: '2026-01-01',
        skillGroups: lists.map((skills, index) => ({ name: `Group ${index}`, skills })),
      })
    expect(groupsOf([first, second], others)).toEqual([])
    expect(groupsOf([first, 'Sewing', second], others)).toEqual([
      "resume.ts:12: skillGroups[0].skills[1]: expected one of owner.skills in site.ts, but found 'Sewing'",
    ])
    expect(groupsOf([first, second], [first, ...others])).toEqual([
      `resume.ts:10: skillGroups[1].skills[0]: expected each skill once, but '${first}' is in 'Group 0' already`,
    ])
    expect(groupsOf(others)).toEqual([
      `resume.ts:10: skillGroups: expected each of owner.skills in site.ts in a group, but '${first}', '${second}' are in none`,
    ])
  })
})
