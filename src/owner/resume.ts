/**
 * The form of `resume.ts` in `src/content`, and what stands for what it leaves out. Name, role, place, availability,
 * skills and certifications of the owner are in `site.ts`; the résumé shows them, too. Pure.
 */

/**
 * A month, or a year where the month does not matter: `2021-04`, `2021`. Whole years show that months are not told, so
 * `2021` to `2023` reads "2021 – 2023".
 */
export type ResumeMonth = string

interface Period {
  readonly from: ResumeMonth
  /** The last month; absent while it goes on. */
  readonly to?: ResumeMonth
}

export interface Position extends Period {
  readonly role: string
  readonly organization: string
  /** The whole address of its site, `https://…`. */
  readonly url?: string
  readonly location?: string
  /** A sentence or two on the work. */
  readonly summary?: string
  /** What came of it, a sentence or two each. */
  readonly highlights?: readonly string[]
}

export interface Study extends Period {
  /** What was studied: `Computer science`. */
  readonly subject: string
  /** `BSc`, `Apprenticeship`. */
  readonly degree?: string
  readonly institution: string
  readonly url?: string
  readonly location?: string
  readonly highlights?: readonly string[]
}

export interface Talk {
  readonly title: string
  /** The conference, meetup or podcast. */
  readonly event: string
  /** A day, a month or a year: `2025-09-18`. */
  readonly date: string
  /** The whole address of a recording, slides or the programme. */
  readonly url?: string
  readonly location?: string
  readonly description?: string
}

export interface SpokenLanguage {
  readonly language: string
  /** How well: `native`, `fluent`, `B2`. */
  readonly level: string
}

export interface SkillGroup {
  readonly name: string
  /** Names of skills in `site.ts`. */
  readonly skills: readonly string[]
}

/** What `resume.ts` holds. */
export interface ResumeWords {
  /** The day on which you last changed it: `2026-01-31`. */
  readonly updated: string
  /** Two or three sentences at its head; the headline of `site.ts` by default. */
  readonly summary?: string
  readonly experience?: readonly Position[]
  readonly education?: readonly Study[]
  readonly talks?: readonly Talk[]
  readonly languages?: readonly SpokenLanguage[]
  /** The skills of `site.ts` in groups, each skill in one of them; without groups they are one list. */
  readonly skillGroups?: readonly SkillGroup[]
  /** What the PDF is laid out for; A4 by default. */
  readonly paper?: 'A4' | 'Letter'
}

/** The name by which icons and entries of START open the résumé. */
export const RESUME_APP = 'Resume'

/** The words of `resume.ts` with everything that it may leave out: an empty text or list is not shown. */
export type Resume = Required<ResumeWords>

/** @param words without mistakes */
export function resumeOf(words: ResumeWords): Resume {
  return {
    summary: '',
    talks: [],
    languages: [],
    skillGroups: [],
    paper: 'A4',
    ...words,
    experience: latestFirst(words.experience ?? []),
    education: latestFirst(words.education ?? []),
  }
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
function lastMonth(date: ResumeMonth): string {
  return date.length === 4 ? `${date}-12` : date
}
