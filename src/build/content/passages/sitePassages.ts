/** Sentences about the site that the assistant can quote. They use only facts from the data. */
import { listOf } from '../../../answers/known/replyTypes.ts'
import type { Passage, Topic } from '../../../find/passage.ts'
import { licenceWords } from '../../../owner/licence.ts'
import { ABOUT_PATH, LICENCE_PATH } from '../../../owner/paths.ts'
import type { Project, Site } from '../../../owner/types.ts'
import { sentencesOf } from './spokenText.ts'

/** What the owner has not written has no passage. */
export function sitePassages(site: Site, projects: readonly Project[]): readonly Passage[] {
  const { name, role, bio, headline, location, availability, skills, certifications } = site.owner
  const about = (topic: Topic, heading: string, ...paragraphs: Passage['paragraphs']): Passage => ({
    topic,
    url: ABOUT_PATH,
    page: `About ${name}`,
    heading,
    paragraphs,
    keywords: '',
  })
  const given = (said: string | readonly unknown[], passage: Passage): readonly Passage[] =>
    said.length === 0 ? [] : [passage]
  const count = certifications.length
  return [
    { ...about('owner', role, ...bio.map(sentencesOf)), keywords: headline },
    ...given(location, about('location', 'Location', [`${name} is based in ${location}.`])),
    ...given(availability, about('availability', 'Availability', sentencesOf(availability))),
    ...given(skills, {
      ...about('skills', 'Skills', [`${name} works with ${listOf.format(skills)}.`]),
      keywords: skills.join(' '),
    }),
    ...given(
      certifications,
      about('certifications', 'Certifications', [
        `${name} holds ${count} ${count === 1 ? 'certification' : 'certifications'}.`,
        ...certifications.map(({ title, issuer, year }) => `${title}, ${issuer}, ${year}.`),
      ]),
    ),
    {
      ...about('contact', 'Contact', contactSentences(site)),
      outside: site.profiles.map(({ label, url }) => ({ url, text: label })),
    },
    ...projects.map(({ title, description, tech, demo, repository }) => ({
      ...about('project', title, [
        // The assistant quotes sentences that name the subject.
        ...sentencesOf(description.includes(title) ? description : `${title}: ${description}`),
        `${title} is built with ${listOf.format(tech)}.`,
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

function contactSentences({ owner: { name, email }, profiles }: Site): readonly string[] {
  const sentences = [
    ...(email === '' ? [] : [`You can reach ${name} by e-mail at ${email}.`]),
    ...(profiles.length === 0
      ? []
      : [`The About page also links to ${listOf.format(profiles.map(({ label }) => label))}.`]),
  ]
  return sentences.length === 0 ? [`${name} names no address here.`] : sentences
}
