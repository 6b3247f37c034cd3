/** Sentences about the site that the assistant can quote. They use only facts from the data. */
import type { Project, Site } from '../../../owner/types.ts'
import { licenceWords } from '../../../owner/licence.ts'
import type { Passage, Topic } from '../../../find/passage.ts'
import { ABOUT_PATH, LICENCE_PATH } from '../../../owner/paths.ts'
import { listOf, sentencesOf } from './spokenText.ts'

export function sitePassages(site: Site, projects: readonly Project[]): readonly Passage[] {
  const { owner } = site
  const about = (topic: Topic, heading: string, ...paragraphs: Passage['paragraphs']): Passage => ({
    topic,
    url: ABOUT_PATH,
    page: `About ${owner.name}`,
    heading,
    paragraphs,
    keywords: '',
  })
  return [
    {
      ...about('owner', owner.role, ...owner.bio.map(sentencesOf)),
      keywords: owner.headline,
    },
    ...(owner.location === ''
      ? []
      : [about('location', 'Location', [`${owner.name} is based in ${owner.location}.`])]),
    ...(owner.availability === ''
      ? []
      : [about('availability', 'Availability', sentencesOf(owner.availability))]),
    ...(owner.skills.length === 0
      ? []
      : [
          {
            ...about('skills', 'Skills', [`${owner.name} works with ${listOf(owner.skills)}.`]),
            keywords: owner.skills.join(' '),
          },
        ]),
    ...(owner.certifications.length === 0
      ? []
      : [
          about('certifications', 'Certifications', [
            `${owner.name} holds ${owner.certifications.length} ${owner.certifications.length === 1 ? 'certification' : 'certifications'}.`,
            ...owner.certifications.map(
              ({ title, issuer, year }) => `${title}, ${issuer}, ${year}.`,
            ),
          ]),
        ]),
    {
      ...about('contact', 'Contact', contactSentences(site)),
      outside: site.profiles.map(({ label, url }) => ({ url, text: label })),
    },
    ...projects.map(({ title, description, tech, demo, repository }) => ({
      ...about('project', title, [
        ...sentencesOf(named(title, description)),
        `${title} is built with ${listOf(tech)}.`,
      ]),
      // In so short a text every word counts.
      keywords: description,
      outside: [
        ...(demo === undefined ? [] : [{ url: demo, text: `${title}: demo` }]),
        ...(repository === undefined ? [] : [{ url: repository, text: `${title}: code` }]),
      ],
    })),
    {
      ...about('site', `This site, ${site.name}`, sentencesOf(site.description)),
      keywords: 'website desktop',
    },
    licencePassage(site),
  ]
}

/** The assistant quotes sentences that name the subject, so a description must contain its title. */
function named(title: string, description: string): string {
  return description.includes(title) ? description : `${title}: ${description}`
}

function licencePassage(site: Site): Passage {
  return {
    topic: 'licence',
    url: LICENCE_PATH,
    page: 'Licence',
    heading: `Copyright and licence of ${site.name}`,
    paragraphs: [
      [
        `The program of ${site.name} is under the MIT licence. ${licenceWords(site).summary}`,
        'The licence page lists the fonts and libraries that the site uses.',
      ],
    ],
    keywords: 'creative commons copying reuse images art terms rights reserved open source',
  }
}

function contactSentences({ owner, profiles }: Site): readonly string[] {
  const hasProfiles = profiles.length > 0
  if (owner.email === '' && !hasProfiles) return [`${owner.name} names no address here.`]
  return [
    ...(owner.email === '' ? [] : [`You can reach ${owner.name} by e-mail at ${owner.email}.`]),
    ...(hasProfiles ? ['The About page also links to profiles on other sites.'] : []),
  ]
}
