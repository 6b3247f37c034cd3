/** Mistakes in the owner's `resume.ts`: its form, its dates, and the skills that it shares with `site.ts`. Pure. */
import * as v from 'valibot'
import type { ResumeMonth, ResumeWords, SkillGroup } from '../../../owner/resume.ts'
import { type DataPath, nameOf } from '../problems/mismatches.ts'
import type { Problem } from '../problems/problem.ts'
import { lineOfExport } from '../problems/sourceLines.ts'
import type { Content, ContentData } from './content.ts'
import { findDataProblems } from './dataProblems.ts'
import { resumeSchema } from './resumeSchema.ts'

/** @returns where the words are not what they must be; nothing else can be said of them then */
export function findMisshapenResume(resume: ContentData): readonly Problem[] {
  return findDataProblems(resume, 'resume', resumeSchema)
}

interface Finding {
  readonly path: DataPath
  readonly message: string
}

/**
 * What contradicts the calendar, or the rest of the words.
 * @param today the day of the build, `2026-01-31`
 */
export function findResumeProblems(
  { resume, site }: Pick<Content, 'resume' | 'site'>,
  today: string,
): readonly Problem[] {
  if (!v.is(resumeSchema, resume.value) || resume.value === null) return []
  const words: ResumeWords = resume.value
  const found = [
    ...tooLate(words.updated, ['updated'], today),
    ...(['experience', 'education'] as const).flatMap((list) =>
      (words[list] ?? []).flatMap((entry, index) => impossibleTimes(entry, [list, index], today)),
    ),
    ...(words.skillGroups ? unequalSkills(words.skillGroups, skillsOf(site), site.place) : []),
  ]
  return found.map(({ path, message }) => ({
    file: resume.place,
    line: lineOfExport(resume, 'resume', path),
    message: `${nameOf(path)}: ${message}`,
  }))
}

interface Times {
  readonly from: ResumeMonth
  readonly to?: ResumeMonth
}

function impossibleTimes({ from, to }: Times, path: DataPath, today: string): readonly Finding[] {
  if (to === undefined || !isAfter(from, to)) return tooLate(from, [...path, 'from'], today)
  const expected = `expected a time on or after its beginning, '${from}'`
  return [{ path: [...path, 'to'], message: `${expected}, but found '${to}'` }]
}

/** What has not happened yet is no part of a career; an end may lie ahead. */
function tooLate(date: string, path: DataPath, today: string): readonly Finding[] {
  if (!isAfter(date, today)) return []
  return [{ path, message: `expected a date that is not in the future, but found '${date}'` }]
}

/** Whether one date lies after another, as far as both tell: `2021` is not after `2021-04`. */
function isAfter(one: string, other: string): boolean {
  const told = Math.min(one.length, other.length)
  return one.slice(0, told) > other.slice(0, told)
}

function skillsOf({ value }: ContentData): readonly string[] {
  const { owner } = (value ?? {}) as { readonly owner?: { readonly skills?: unknown } }
  return v.is(v.array(v.string()), owner?.skills) ? owner.skills : []
}

/** The groups are the skills of `site.ts` in another order: About and résumé never say different things. */
function unequalSkills(
  groups: readonly SkillGroup[],
  known: readonly string[],
  place: string,
): readonly Finding[] {
  const groupOf = new Map<string, string>()
  const found = groups.flatMap(({ name, skills }, group) =>
    skills.flatMap((skill, index): readonly Finding[] => {
      const path = ['skillGroups', group, 'skills', index]
      const other = groupOf.get(skill)
      groupOf.set(skill, name)
      if (!known.includes(skill)) {
        const message = `expected one of owner.skills in ${place}, but found '${skill}'`
        return [{ path, message }]
      }
      if (other === undefined) return []
      const message = `expected each skill once, but '${skill}' is in '${other}' already`
      return [{ path, message }]
    }),
  )
  const missing = known.filter((skill) => !groupOf.has(skill))
  if (missing.length === 0) return found
  const names = missing.map((skill) => `'${skill}'`).join(', ')
  const message = `expected each of owner.skills in ${place} in a group, but ${names} ${missing.length === 1 ? 'is' : 'are'} in none`
  return [...found, { path: ['skillGroups'], message }]
}
