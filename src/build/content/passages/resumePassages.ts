/** Sentences from the résumé that the assistant can quote. They use only facts from the data. */
import { listOf } from '../../../answers/known/replyTypes.ts'
import type { Passage, Topic } from '../../../find/passage.ts'
import { RESUME_PATH } from '../../../owner/paths.ts'
import type { Position, Resume, Study, Talk } from '../../../owner/resume.ts'
import { resumeDate } from '../../../owner/resumeDates.ts'
import { jobIds, RESUME_SECTIONS, type ResumeSection } from '../../../owner/sections.ts'
import { sentencesOf } from './spokenText.ts'

export function resumePassages(resume: Resume, name: string): readonly Passage[] {
  const { experience, education, talks, languages, summary } = resume
  const passage = (topic: Topic, id: string | null, heading: string) => ({
    topic,
    url: id === null ? RESUME_PATH : `${RESUME_PATH}#${id}`,
    page: `Résumé of ${name}`,
    heading,
  })
  const made = (
    topic: Topic & ResumeSection,
    keywords: string,
    sentences: readonly string[],
  ): readonly Passage[] =>
    sentences.length === 0
      ? []
      : [{ ...passage(topic, topic, RESUME_SECTIONS[topic]), paragraphs: [sentences], keywords }]
  const ids = jobIds(experience)
  const spoken = listOf.format(languages.map(({ language, level }) => `${language} (${level})`))
  return [
    {
      ...passage('resume', null, 'Résumé'),
      paragraphs: [
        [`The résumé of ${name} is a page of this site, which can be printed or saved as a PDF.`],
        ...(summary === '' ? [] : [sentencesOf(summary)]),
      ],
      keywords: 'cv curriculum vitae',
    },
    ...made(
      'experience',
      'career jobs employers work history',
      experience.map((each) => positionSentence(each, name)),
    ),
    ...experience.flatMap((position, index) => {
      const { role, organization, summary: work, highlights = [] } = position
      const paragraphs = [...(work === undefined ? [] : [work]), ...highlights].map(sentencesOf)
      // A position that adds nothing to its line in the list gets no passage.
      if (paragraphs.length === 0) return []
      const place = passage('position', ids[index] ?? null, `${role} at ${organization}`)
      return [{ ...place, paragraphs, facts: [positionSentence(position, name)], keywords: '' }]
    }),
    ...made(
      'education',
      'degree university school studies',
      education.flatMap((study) => studySentences(study, name)),
    ),
    ...made(
      'talks',
      'speaking presentations',
      talks.map((talk) => talkSentence(talk, name)),
    ),
    ...made(
      'languages',
      'speak spoken',
      languages.length === 0 ? [] : [`${name} speaks ${spoken}.`],
    ),
  ]
}

function placeOf({ location }: Position | Talk): string {
  return location === undefined ? '' : ` (${location})`
}

function positionSentence(position: Position, name: string): string {
  const { role, organization, from, to } = position
  const job = `${role} at ${organization}${placeOf(position)}`
  return to === undefined
    ? `${name} has been ${job} since ${resumeDate(from)}.`
    : `${name} was ${job} from ${resumeDate(from)} to ${resumeDate(to)}.`
}

function studySentences(study: Study, name: string): readonly string[] {
  const { subject, degree, institution, from, to, highlights = [] } = study
  const what = `${subject}${degree === undefined ? '' : ` (${degree})`} at ${institution}`
  const sentence =
    to === undefined
      ? `${name} has studied ${what} since ${resumeDate(from)}.`
      : `${name} studied ${what} from ${resumeDate(from)} to ${resumeDate(to)}.`
  return [sentence, ...highlights]
}

function talkSentence(talk: Talk, name: string): string {
  return `${name} gave the talk “${talk.title}” at ${talk.event}${placeOf(talk)}, ${resumeDate(talk.date)}.`
}
