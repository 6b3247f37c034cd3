/**
 * The form of the owner's `resume.ts`. Name, role, place, availability, skills and certifications of the owner are in
 * `site.ts`; the résumé shows them, too. Pure.
 */
import * as v from 'valibot'
import {
  ANYTHING,
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

/** Whether a text is a month, or a year where the month does not matter. */
function isMonth(each: string): boolean {
  const year = each.slice(0, 4)
  return /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/.test(each) && year >= '1950' && year <= '2099'
}

const month = textThat("a month such as '2021-04', or a year such as '2021'", isMonth)
const place = v.exactOptional(text('a place'))
const address = v.exactOptional(webAddress('a whole address, https://…'))
const sentences = v.exactOptional(text('a sentence or two'))

const period = {
  /**
   * A month, or a year where the month does not matter: `2021-04`, `2021`. Whole years show that months are not told,
   * so `2021` to `2023` reads "2021 – 2023".
   */
  from: month,
  /** The last month; absent while it goes on. */
  to: v.exactOptional(month),
}

const position = fields({
  role: text('a role'),
  organization: text('who the work was for'),
  /** The whole address of its site, `https://…`. */
  url: address,
  location: place,
  ...period,
  /** A sentence or two on the work. */
  summary: sentences,
  /** What came of it, a sentence or two each. */
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
  /** The day on which you last changed it: `2026-01-31`. */
  updated: day,
  /** Two or three sentences at its head; the headline of `site.ts` by default. */
  summary: optionalOr(text('two or three sentences'), ''),
  experience: optionalOr(list('a list of positions, which may be empty', position), []),
  education: optionalOr(list('a list of studies, which may be empty', study), []),
  talks: optionalOr(list('a list of talks, which may be empty', talk), []),
  languages: optionalOr(list('a list of languages, which may be empty', spokenLanguage), []),
  /** The skills of `site.ts` in groups, each skill in one of them; without groups they are one list. */
  skillGroups: optionalOr(list('a list of groups of skills, which may be empty', skillGroup), []),
  /** What the PDF is laid out for; A4 by default. */
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

/** Null is no résumé. */
export const resumeSchema = (known: Known) => v.nullable(givenResume(known))

/**
 * The words of `resume.ts` with the defaults of those that are left out: an empty text or list is not shown.
 * @throws {ValiError} if they have another form
 */
export function resumeOf(words: unknown) {
  return v.parse(givenResume(ANYTHING), words)
}

interface Period {
  readonly from: string
  readonly to?: string
}

function impossibleTimes({ from, to }: Period, path: DataPath, today: string): readonly Finding[] {
  if (to === undefined || !isAfter(from, to)) return tooLate(from, [...path, 'from'], today)
  const expected = `expected a time on or after its beginning, '${from}'`
  return [{ path: [...path, 'to'], message: `${expected}, but found '${to}'` }]
}

/** A beginning must not be in the future; an end may be. */
function tooLate(date: string, path: DataPath, today: string): readonly Finding[] {
  if (!isAfter(date, today)) return []
  return [{ path, message: `expected a date that is not in the future, but found '${date}'` }]
}

/** Compares two dates as far as both go: `2021` is not after `2021-04`. */
function isAfter(one: string, other: string): boolean {
  const told = Math.min(one.length, other.length)
  return one.slice(0, told) > other.slice(0, told)
}

type SkillGroups = readonly { readonly name: string; readonly skills: readonly string[] }[]

/** The groups are the skills of `site.ts` in another order: About and résumé never say different things. */
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

/** What goes on comes first, then what ended last; entries of the same time stay in the owner's order. */
function latestFirst<Entry extends Period>(entries: readonly Entry[]): readonly Entry[] {
  const endOf = ({ to }: Period): string => (to === undefined ? '9999' : lastMonth(to))
  return entries.toSorted(
    (a, b) =>
      endOf(b).localeCompare(endOf(a)) || lastMonth(b.from).localeCompare(lastMonth(a.from)),
  )
}

/** A year as its last month, so that it can be compared with months: `2021-12`. */
function lastMonth(date: string): string {
  return date.length === 4 ? `${date}-12` : date
}
