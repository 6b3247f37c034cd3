/** Replies about the owner that `site.ts` has. */
import type { Knowledge } from './knowledge.ts'
import { linkTo } from './linker.ts'
import {
  aboutLink,
  joined,
  listOf,
  type Replies,
  resumeLink,
  type Said,
  say,
  sentence,
  topicText,
} from './replyTypes.ts'

export function ownerReplies(knowledge: Knowledge): Replies {
  const { site, resume } = knowledge
  const { owner, profiles } = site
  const { name } = owner
  const about = aboutLink(knowledge)
  const more = resume ? [about, resumeLink(knowledge)] : [about]
  const elsewhere = profiles.map(({ label, url }) => linkTo(url, label))
  const reach = owner.email === '' ? '' : `You can reach ${name} by e-mail at ${owner.email}.`
  const is = `${name} is ${withArticle(owner.role)}.`
  const headline = sentence(owner.headline)
  const bio = owner.bio[0] === undefined ? '' : `“${owner.bio[0]}”`
  const place = owner.location === '' ? '' : `${name} is based in ${owner.location}.`
  const availability = sentence(owner.availability)
  const ifAvailable = (rest: string): Said | undefined =>
    availability === '' ? undefined : say(joined(availability, rest), about)

  return {
    owner: () => say(joined(is, headline, bio), ...more),
    doing: () => say(joined(is, bio), ...more),
    introduction: () => say(joined(is, resume?.summary || headline), ...more),
    availability: () => ifAvailable(reach),
    notice: () => ifAvailable(reach),
    likes: () => ifAvailable(''),
    remote: () => ifAvailable(place),
    location: () => say(place, about),
    certifications: () =>
      say(topicText(knowledge, 'certifications'), aboutLink(knowledge, 'certifications')),
    latestCertification: () => {
      const [latest] = owner.certifications.toSorted((a, b) => b.year - a.year)
      const said = latest ? `${latest.title}, ${latest.issuer}, ${latest.year}.` : ''
      return say(said, aboutLink(knowledge, 'certifications'))
    },
    contact: () => {
      const places = listOf.format(profiles.map(({ label }) => label))
      const hint = places === '' ? '' : `The About page links to ${places}.`
      return say(joined(reach, hint), about, ...elsewhere)
    },
    profiles: () => {
      const places = profiles.map(({ label, url }) => `${new URL(url).hostname} (${label})`)
      const said = places.length === 0 ? '' : `${name} is on ${listOf.format(places)}.`
      return say(said, about, ...elsewhere)
    },
  }
}

/** `a software engineer`; abbreviations such as CTO keep their capitals. */
function withArticle(role: string): string {
  const lowered = role.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  return `${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${lowered}`
}
