/** What stands for the words that an owner leaves out. Pure. */
import { ASSISTANT_NAME } from './assistant.ts'
import { STANDARD_LANGUAGE } from './language.ts'
import type { Site, SiteWords } from './types.ts'

/** @param words without mistakes */
export function siteOf(words: SiteWords): Site {
  const { name, address, owner } = words
  return {
    name,
    address,
    language: words.language ?? STANDARD_LANGUAGE,
    description: words.description ?? `The portfolio and blog of ${owner.name}.`,
    owner: {
      headline: '',
      bio: [],
      email: '',
      location: '',
      availability: '',
      skills: [],
      certifications: [],
      ...owner,
    },
    profiles: words.profiles ?? [],
    blog: {
      heading: 'Articles',
      subject: '',
      description: `Articles by ${owner.name}.`,
      ...words.blog,
    },
    balloon: words.balloon ?? null,
    licence: words.licence ?? { kind: 'all rights reserved' },
    assistant:
      words.assistant === null
        ? null
        : { name: ASSISTANT_NAME, makingOf: null, ...words.assistant },
    searchLogo: words.searchLogo ?? null,
    wallpaper: words.wallpaper ?? null,
    hue: words.hue ?? null,
    logo: words.logo ?? null,
    icon: words.icon ?? null,
    counting: words.counting ?? null,
  }
}
