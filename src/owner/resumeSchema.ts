/** The schema of `resume.ts`. Name, skills and the like come from `site.ts`. */
import * as v from 'valibot'
import {
  type DataPath,
  day,
  expecting,
  fields,
  type Finding,
  isDay,
  type Known,
  list,
  optionalOr,
  rule,
  text,
  textThat,
  webAddress,
} from './schemaParts.ts'

/** Accepts a month, or a year if the month does not matter. */
function isMonth(each: string): boolean {
  const year = each.slice(0, 4)
  return /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/.test(each) && year >= '1950' && year <= '2099'
}

const month = textThat("a month such as '2021-04', or a year such as '2021'", isMonth)
const place = v.exactOptional(text('a place'))
const address = v.exactOptional(webAddress('a whole address, https://…'))
const sentences = v.exactOptional(text('a sentence or two'))

const period = {
  /** A month, or a year if the month does not matter: `2021-04`, `2021`. */
  from: month,
  /** The last month; leave it out while the job continues. */
  to: v.exactOptional(month),
}

const position = fields({
  role: text('a role'),
  organization: text('who the work was for'),
  /** The whole address of its site, `https://…`. */
  url: address,
  location: place,
  ...period,
  /** A sentence or two about the work. */
  summary: sentences,
  /** Results of the work, a sentence or two each. */
  highlights: v.exactOptional(list('a list of what came of the work', text('a sentence'))),
})

const study = fields({
  /** What was studied: `Computer science`. */
  subject: text('what was studied'),
  /** `BSc`, `Apprenticeship`. */
  degree: v.exactOptional(text('a degree')),
  institution: text('a school'),
  url: address,
  location: place,
  ...period,
  highlights: v.exactOptional(
    list('a list of what is worth telling of the studies', text('a sentence')),
  ),
})

const talk = fields({
  title: text('a title'),
  /** The conference, meetup or podcast. */
  event: text('where the talk was given'),
  /** A day, a month or a year: `2025-09-18`. */
  date: textThat(
    "a day such as '2025-09-18', a month such as '2025-09', or a year",
    (each) => isMonth(each) || isDay(each),
  ),
  /** The whole address of a recording, slides or the programme. */
  url: address,
  location: place,
  description: sentences,
})

const spokenLanguage = fields({
  language: text('a language'),
  /** How well: `native`, `fluent`, `B2`. */
  level: text('how well it is spoken'),
})

const skillGroup = fields({
  name: text('the name of the group'),
  /** Names of skills in `site.ts`. */
  skills: expecting(
    'a list of one or more skills',
    v.pipe(v.array(text('a skill')), v.minLength(1)),
  ),
})

const resumeFields = fields({
  /** The day of your last change: `2026-01-31`. */
  updated: day,
  /** Two or three sentences at the top; the headline of `site.ts` by default. */
  summary: optionalOr(text('two or three sentences'), ''),
  experience: optionalOr(list('a list of positions, which may be empty', position), []),
  education: optionalOr(list('a list of studies, which may be empty', study), []),
  talks: optionalOr(list('a list of talks, which may be empty', talk), []),
  languages: optionalOr(list('a list of languages, which may be empty', spokenLanguage), []),
  /** The skills of `site.ts` in groups, each skill in one; without groups they are one list. */
  skillGroups: optionalOr(list('a list of groups of skills, which may be empty', skillGroup), []),
  /** The paper format of the PDF; A4 by default. */
  paper: optionalOr(expecting("'A4' or 'Letter'", v.picklist(['A4', 'Letter'])), 'A4'),
})

const givenResume = (known: Known) =>
  v.pipe(
    resumeFields,
    rule(({ updated, experience, education, skillGroups }) => [
      ...tooLate(updated, ['updated'], known.today),
      ...Object.entries({ experience, education }).flatMap(([name, entries]) =>
        entries.flatMap((entry, index) => impossibleTimes(entry, [name, index], known.today)),
      ),
      ...(skillGroups.length > 0 && known.skills ? unequalSkills(skillGroups, known.skills) : []),
    ]),
    v.transform((resume) => ({
      ...resume,
      experience: latestFirst(resume.experience),
      education: latestFirst(resume.education),
    })),
  )

/** Null means no résumé. */
export const resumeSchema = (known: Known) => v.nullable(givenResume(known))

interface Period {
  readonly from: string
  readonly to?: string
}

function impossibleTimes({ from, to }: Period, path: DataPath, today: string): readonly Finding[] {
  if (to === undefined || !isAfter(from, to)) return tooLate(from, [...path, 'from'], today)
  const expected = `expected a time on or after its beginning, '${from}'`
  return [{ path: [...path, 'to'], message: `${expected}, but found '${to}'` }]
}

/** Periods must not begin in the future, but may end there. */
function tooLate(date: string, path: DataPath, today: string): readonly Finding[] {
  if (!isAfter(date, today)) return []
  return [{ path, message: `expected a date that is not in the future, but found '${date}'` }]
}

/** Compares at the precision of the shorter date: `2021` is not after `2021-04`. */
function isAfter(one: string, other: string): boolean {
  const told = Math.min(one.length, other.length)
  return one.slice(0, told) > other.slice(0, told)
}

type SkillGroups = readonly { readonly name: string; readonly skills: readonly string[] }[]

/** The groups must contain exactly the skills of `site.ts`, so that About and résumé agree. */
function unequalSkills(
  groups: SkillGroups,
  { names, place: file }: NonNullable<Known['skills']>,
): readonly Finding[] {
  const groupOf = new Map<string, string>()
  const found = groups.flatMap(({ name, skills }, group) =>
    skills.flatMap((skill, index): readonly Finding[] => {
      const path = ['skillGroups', group, 'skills', index]
      const other = groupOf.get(skill)
      groupOf.set(skill, name)
      if (!names.includes(skill))
        return [{ path, message: `expected one of owner.skills in ${file}, but found '${skill}'` }]
      if (other === undefined) return []
      return [
        { path, message: `expected each skill once, but '${skill}' is in '${other}' already` },
      ]
    }),
  )
  const missing = names.filter((skill) => !groupOf.has(skill)).map((skill) => `'${skill}'`)
  if (missing.length === 0) return found
  const message = `expected each of owner.skills in ${file} in a group, but ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} in none`
  return [...found, { path: ['skillGroups'], message }]
}

/** Current entries come first, then the latest ended; equal entries keep the owner's order. */
function latestFirst<Entry extends Period>(entries: readonly Entry[]): readonly Entry[] {
  const endOf = ({ to }: Period): string => (to === undefined ? '9999' : lastMonth(to))
  return entries.toSorted(
    (a, b) =>
      endOf(b).localeCompare(endOf(a)) || lastMonth(b.from).localeCompare(lastMonth(a.from)),
  )
}

/** Turns a year into its last month, to compare it with months: `2021-12`. */
function lastMonth(date: string): string {
  return date.length === 4 ? `${date}-12` : date
}
