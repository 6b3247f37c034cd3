/** What the owner's `resume.ts` must look like. Pure; types beyond this are checked by the compiler. */
import * as v from 'valibot'
import type { ResumeWords } from '../../../owner/resume.ts'
import { daySchema } from '../articles/frontMatter.ts'
import { filledText, webAddress } from '../problems/mismatches.ts'

const EARLIEST_YEAR = '1950'
const LATEST_YEAR = '2099'

function isYear(text: string): boolean {
  return /^\d{4}$/.test(text) && text >= EARLIEST_YEAR && text <= LATEST_YEAR
}

/** Whether a text is a month or a year. */
function isMonth(text: string): boolean {
  return isYear(text.slice(0, 4)) && /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/.test(text)
}

const month = v.pipe(
  v.string(),
  v.check(isMonth),
  v.description("a month such as '2021-04', or a year such as '2021'"),
)

const dayOrMonth = v.pipe(
  v.string(),
  v.check((text) => isMonth(text) || v.is(daySchema, text)),
  v.description("a day such as '2025-09-18', a month such as '2025-09', or a year"),
)

const period = { from: month, to: v.exactOptional(month) }
const place = v.exactOptional(filledText('a place'))
const address = v.exactOptional(webAddress('a whole address, https://…'))
const sentences = (what: string) =>
  v.exactOptional(v.pipe(v.array(filledText('a sentence')), v.description(what)))

function listOf<Entry extends v.GenericSchema>(what: string, entry: Entry) {
  return v.exactOptional(
    v.pipe(v.array(entry), v.description(`a list of ${what}, which may be empty`)),
  )
}

export const resumeSchema = v.nullable(
  v.strictObject({
    updated: v.pipe(daySchema, v.description("the day of the last change, such as '2026-01-31'")),
    summary: v.exactOptional(filledText('two or three sentences')),
    experience: listOf(
      'positions',
      v.strictObject({
        role: filledText('a role'),
        organization: filledText('who the work was for'),
        url: address,
        location: place,
        ...period,
        summary: v.exactOptional(filledText('a sentence or two')),
        highlights: sentences('a list of what came of the work'),
      }),
    ),
    education: listOf(
      'studies',
      v.strictObject({
        subject: filledText('what was studied'),
        degree: v.exactOptional(filledText('a degree')),
        institution: filledText('a school'),
        url: address,
        location: place,
        ...period,
        highlights: sentences('a list of what is worth telling of the studies'),
      }),
    ),
    talks: listOf(
      'talks',
      v.strictObject({
        title: filledText('a title'),
        event: filledText('where the talk was given'),
        date: dayOrMonth,
        url: address,
        location: place,
        description: v.exactOptional(filledText('a sentence or two')),
      }),
    ),
    languages: listOf(
      'languages',
      v.strictObject({
        language: filledText('a language'),
        level: filledText('how well it is spoken'),
      }),
    ),
    skillGroups: listOf(
      'groups of skills',
      v.strictObject({
        name: filledText('the name of the group'),
        skills: v.pipe(
          v.array(filledText('a skill')),
          v.minLength(1),
          v.description('a list of one or more skills'),
        ),
      }),
    ),
    paper: v.exactOptional(v.pipe(v.picklist(['A4', 'Letter']), v.description("'A4' or 'Letter'"))),
  }) satisfies v.GenericSchema & {
    readonly entries: Record<keyof ResumeWords, v.GenericSchema>
  },
)
