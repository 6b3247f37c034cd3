/** The résumé in the JSON Resume format, which lacks talks: they are among the projects. */
import type { Post } from 'virtual:posts'
import { owner } from 'virtual:owner'
import { pictures } from 'virtual:pictures'
import { projects } from 'virtual:projects'
import { site } from 'virtual:site'
import { wholeAddress, wholeLink } from '../../owner/addresses.ts'
import { sitePathOf } from '../../owner/base.ts'
import { postPath, RESUME_DATA_PATH, RESUME_PATH } from '../../owner/paths.ts'
import type { Resume } from '../../owner/resume.ts'

const SCHEMA =
  'https://raw.githubusercontent.com/jsonresume/jsonresume.org/master/packages/schema/schema.json'
/** Readers of a résumé want only the newest articles. */
const MOST_ARTICLES = 10

/** @param posts newest first */
export function jsonResumeText(resume: Resume, posts: readonly Post[]): string {
  const document = {
    $schema: SCHEMA,
    basics: basicsOf(resume),
    work: resume.experience.map(({ role, organization, from, to, ...rest }) => ({
      name: organization,
      position: role,
      startDate: from,
      endDate: to,
      ...rest,
    })),
    projects: [...projectsOf(), ...talksOf(resume)],
    education: resume.education.map(
      ({ institution, subject, degree, from, to, url, highlights }) => ({
        institution,
        area: subject,
        studyType: degree,
        startDate: from,
        endDate: to,
        url,
        courses: highlights,
      }),
    ),
    skills: skillsOf(resume),
    certificates: owner.certifications.map(({ title, issuer, year }) => ({
      name: title,
      issuer,
      date: String(year),
    })),
    publications: posts.slice(0, MOST_ARTICLES).map(({ slug, title, date, excerpt }) => ({
      name: title,
      publisher: site.name,
      releaseDate: date,
      url: wholeAddress(postPath(slug)),
      summary: excerpt,
    })),
    languages: resume.languages.map(({ language, level }) => ({ language, fluency: level })),
    meta: {
      canonical: wholeAddress(RESUME_DATA_PATH),
      version: 'v1.0.0',
      lastModified: `${resume.updated}T00:00:00`,
    },
  }
  return `${JSON.stringify(document, undefined, 2)}\n`
}

function basicsOf({ summary }: Resume): object {
  const { name, role, headline, email, location } = owner
  const avatar = pictures['avatar']?.src
  const said = summary || headline
  return {
    name,
    label: role,
    ...(avatar !== undefined && { image: wholeAddress(sitePathOf(avatar)) }),
    ...(email !== '' && { email }),
    url: wholeAddress(RESUME_PATH),
    ...(said !== '' && { summary: said }),
    ...(location !== '' && { location: { address: location } }),
    ...(site.profiles.length > 0 && {
      profiles: site.profiles.map(({ label, url }) => ({ network: label, url })),
    }),
  }
}

function skillsOf({ skillGroups }: Resume): readonly object[] {
  if (skillGroups.length === 0) return owner.skills.map((name) => ({ name }))
  return skillGroups.map(({ name, skills }) => ({ name, keywords: skills }))
}

function projectsOf(): readonly object[] {
  return projects.map(({ title, description, tech, demo, repository }) => {
    const url = demo ?? repository
    return {
      name: title,
      description,
      keywords: tech,
      url: url && wholeLink(url),
      type: 'application',
    }
  })
}

function talksOf({ talks }: Resume): readonly object[] {
  return talks.map(({ title, event, date, url, description }) => ({
    name: title,
    description,
    startDate: date,
    endDate: date,
    entity: event,
    url,
    type: 'talk',
  }))
}
