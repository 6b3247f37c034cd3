/** The résumé as PDF, with the content and order of its page. */
import { owner } from 'virtual:owner'
import { projects } from 'virtual:projects'
import { site } from 'virtual:site'
import { bareAddress, wholeAddress, wholeLink } from '../../owner/addresses.ts'
import { INTERFACE_LANGUAGE, langMark } from '../../owner/language.ts'
import { RESUME_PATH, RESUME_PDF_PATH } from '../../owner/paths.ts'
import type { Resume } from '../../owner/resume.ts'
import { periodText, resumeDate } from '../../owner/resumeDates.ts'
import { RESUME_SECTIONS, type ResumeSection, sectionsWith } from '../../owner/sections.ts'
import { SITE_LANGUAGE } from '../../owner/siteLanguage.ts'
import type { Block, PdfText, Words } from './pdfText.ts'

export function resumePdf(resume: Resume): PdfText {
  const summary = resume.summary || owner.headline
  return {
    path: RESUME_PDF_PATH,
    title: `Résumé of ${owner.name}`,
    author: owner.name,
    subject: owner.role,
    language: SITE_LANGUAGE,
    day: resume.updated,
    paper: resume.paper,
    blocks: [
      { kind: 'heading', level: 1, words: { text: owner.name } },
      { kind: 'paragraph', look: 'strong', words: [{ text: owner.role }] },
      { kind: 'paragraph', look: 'quiet', words: contacts() },
      ...plain(summary, 'lead'),
      ...plain(owner.availability, 'lead'),
      ...sectionsWith(RESUME_SECTIONS, sectionsOf(resume)).flatMap(
        ({ title, parts }): readonly Block[] => [
          { kind: 'heading', level: 2, words: ours(title) },
          ...parts,
        ],
      ),
    ],
  }
}

/** Words of the interface, which may differ in language from the owner's. */
function ours(text: string): Words {
  return { text, ...langMark(INTERFACE_LANGUAGE, SITE_LANGUAGE) }
}

function sectionsOf(resume: Resume): Readonly<Record<ResumeSection, readonly Block[]>> {
  return {
    experience: resume.experience.flatMap(positionBlocks),
    projects: projects.flatMap(projectBlocks),
    education: resume.education.flatMap(studyBlocks),
    skills: skillBlocks(resume),
    talks: resume.talks.flatMap(talkBlocks),
    certifications: owner.certifications.map(({ title, issuer, year }) =>
      pair(title, `${issuer}, ${year}`),
    ),
    languages: resume.languages.map(({ language, level }) => pair(language, level)),
  }
}

function plain(text: string | undefined, look: 'plain' | 'lead' = 'plain'): readonly Block[] {
  if (text === undefined || text === '') return []
  return [{ kind: 'paragraph', look, words: [{ text }] }]
}

function contacts(): readonly Words[] {
  const { location, email } = owner
  const page = wholeAddress(RESUME_PATH)
  const all: readonly Words[] = [
    ...(location === '' ? [] : [{ text: location }]),
    ...(email === '' ? [] : [{ text: email, url: `mailto:${email}` }]),
    ...[page, ...site.profiles.map(({ url }) => url)].map(written),
  ]
  return row(all)
}

/** A link whose text is its address, readable on paper. */
function written(url: string): Words {
  return { text: bareAddress(url), url }
}

function row(all: readonly Words[]): readonly Words[] {
  return all.flatMap((words, index) => (index === 0 ? [words] : [{ text: ' · ' }, words]))
}

interface Entry {
  readonly title: Words
  readonly time: string
  readonly at: Words
  readonly location: string | undefined
  readonly url?: string | undefined
}

function entryBlocks({ title, time, at, location, url }: Entry): readonly Block[] {
  const place = [
    ...(location === undefined ? [] : [{ text: `, ${location}` }]),
    ...(url === undefined ? [] : [{ text: ' · ' }, written(url)]),
  ]
  return [
    { kind: 'heading', level: 3, words: title, beside: ours(time) },
    { kind: 'paragraph', look: 'quiet', words: [at, ...place] },
  ]
}

function list(items: readonly string[] = []): readonly Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', items }]
}

function pair(term: string, text: string): Block {
  return { kind: 'pair', term, text }
}

function positionBlocks(position: Resume['experience'][number]): readonly Block[] {
  const { role, organization, url, location, summary, highlights } = position
  const at = { text: organization, url }
  return [
    ...entryBlocks({ title: { text: role }, time: periodText(position), at, location }),
    ...plain(summary),
    ...list(highlights),
  ]
}

function studyBlocks(study: Resume['education'][number]): readonly Block[] {
  const { subject, degree, institution, url, location, highlights } = study
  const title = { text: degree === undefined ? subject : `${degree}, ${subject}` }
  const at = { text: institution, url }
  return [...entryBlocks({ title, time: periodText(study), at, location }), ...list(highlights)]
}

function talkBlocks({ title, event, date, url, location, description }: Resume['talks'][number]) {
  const at = { text: event }
  const time = resumeDate(date)
  return [
    ...entryBlocks({ title: { text: title }, time, at, location, url }),
    ...plain(description),
  ]
}

function projectBlocks({ title, description, demo, repository }: (typeof projects)[number]) {
  const heading = { kind: 'heading', level: 3, words: { text: title } } as const
  const links = [demo, repository]
    .filter((url) => url !== undefined)
    .map((url) => written(wholeLink(url)))
  return [
    heading,
    ...(links.length === 0
      ? []
      : [{ kind: 'paragraph', look: 'quiet', words: row(links) } as const]),
    ...plain(description),
  ]
}

function skillBlocks({ skillGroups }: Resume): readonly Block[] {
  if (skillGroups.length === 0) return plain(owner.skills.join(', '))
  return skillGroups.map(({ name, skills }) => pair(name, skills.join(', ')))
}
