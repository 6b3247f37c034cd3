/** Sentences from the résumé that the assistant can quote. They use only facts from the data. */
import type { Position, Resume, Study, Talk } from '../../../owner/resume.ts'
import { RESUME_PATH } from '../../../owner/paths.ts'
import { resumeDate } from '../../../owner/resumeDates.ts'
import { RESUME_SECTIONS } from '../../../owner/sections.ts'
import type { Passage, Topic } from '../../../find/passage.ts'
import { listOf, sentencesOf } from './spokenText.ts'

export function resumePassages(resume: Resume, name: string): readonly Passage[] {
  const passage = (
    topic: Topic,
    section: keyof typeof RESUME_SECTIONS | null,
    heading: string,
    rest: Pick<Passage, 'paragraphs'> & Partial<Passage>,
  ): Passage => ({
    topic,
    url: section === null ? RESUME_PATH : `${RESUME_PATH}#${RESUME_SECTIONS[section]}`,
    page: `Résumé of ${name}`,
    heading,
    keywords: '',
    ...rest,
  })
  const { experience, education, talks, languages, summary } = resume
  const made = (
    topic: Topic & keyof typeof RESUME_SECTIONS,
    heading: string,
    sentences: readonly string[],
    keywords: string,
  ): readonly Passage[] =>
    sentences.length === 0
      ? []
      : [passage(topic, topic, heading, { paragraphs: [sentences], keywords })]
  return [
    passage('resume', null, 'Résumé', {
      paragraphs: [
        [`The résumé of ${name} is a page of this site, which can be printed or saved as a PDF.`],
        ...(summary === '' ? [] : [sentencesOf(summary)]),
      ],
      keywords: 'cv curriculum vitae',
    }),
    ...made(
      'experience',
      'Experience',
      experience.map((each) => `${positionOf(each, name)}.`),
      'career jobs employers work history',
    ),
    ...experience.flatMap((position) => {
      const { role, organization, summary: work, highlights = [] } = position
      const paragraphs = [...(work === undefined ? [] : [work]), ...highlights].map(sentencesOf)
      // A position that adds nothing to its line in the list gets no passage.
      if (paragraphs.length === 0) return []
      const heading = `${role} at ${organization}`
      const facts = [`${positionOf(position, name)}.`]
      return [passage('position', 'experience', heading, { paragraphs, facts })]
    }),
    ...made(
      'education',
      'Education',
      education.flatMap((study) => studySentences(study, name)),
      'degree university school studies',
    ),
    ...made(
      'talks',
      'Talks',
      talks.map((talk) => talkSentence(talk, name)),
      'speaking presentations',
    ),
    ...made(
      'languages',
      'Languages',
      languages.length === 0
        ? []
        : [
            `${name} speaks ${listOf(languages.map(({ language, level }) => `${language} (${level})`))}.`,
          ],
      'speak spoken',
    ),
  ]
}

function positionOf({ role, organization, location, from, to }: Position, name: string): string {
  const place = location === undefined ? '' : ` (${location})`
  const job = `${role} at ${organization}${place}`
  return to === undefined
    ? `${name} has been ${job} since ${resumeDate(from)}`
    : `${name} was ${job} from ${resumeDate(from)} to ${resumeDate(to)}`
}

function studySentences(study: Study, name: string): readonly string[] {
  const { subject, degree, institution, from, to, highlights = [] } = study
  const what = degree === undefined ? subject : `${subject} (${degree})`
  const sentence =
    to === undefined
      ? `${name} has studied ${what} at ${institution} since ${resumeDate(from)}.`
      : `${name} studied ${what} at ${institution} from ${resumeDate(from)} to ${resumeDate(to)}.`
  return [sentence, ...highlights]
}

function talkSentence({ title, event, location, date }: Talk, name: string): string {
  const place = location === undefined ? '' : ` (${location})`
  return `${name} gave the talk “${title}” at ${event}${place}, ${resumeDate(date)}.`
}
