/** Structured data about a page. Invalid schema.org properties fail to compile. */
import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  Graph,
  Person,
  ProfilePage,
  WebSite,
} from 'schema-dts'
import type { Post } from 'virtual:posts'
import { wordsLicence } from '../../owner/wordsLicence.ts'
import { owner } from 'virtual:owner'
import { resume } from 'virtual:resume'
import { site } from 'virtual:site'
import { SITE_LANGUAGE, languageOf } from '../../owner/siteLanguage.ts'
import { sitePathOf } from '../../owner/base.ts'
import { wholeAddress } from '../../owner/addresses.ts'
import { ABOUT_PATH, BLOG_PATH, cardPath, postPath, twinPath } from '../../owner/paths.ts'
import { lastChange } from '../feeds/atom.ts'
import type { Page, Thing } from '../page.ts'

const WORDS_LICENCE = wordsLicence.url.startsWith('/')
  ? wholeAddress(wordsLicence.url)
  : wordsLicence.url

const SITE_ID = wholeAddress('/#website')
const OWNER_ID = wholeAddress(`${ABOUT_PATH}#person`)

/** The site, its owner and the page's own content. Empty for error pages. */
export function jsonLd(page: Page): readonly Thing[] {
  const { isListed, path, head } = page
  if (!isListed) return []
  return [
    webSite(),
    head.person?.() ?? person(),
    ...(head.things?.() ?? []),
    ...(path === '/' ? [] : [breadcrumbs(page)]),
  ]
}

/** Without `<`, no text can end the `script` element. */
export function jsonLdText(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
}

function webSite(): Exclude<WebSite, string> {
  return {
    '@type': 'WebSite',
    '@id': SITE_ID,
    url: wholeAddress('/'),
    name: site.name,
    description: site.description,
    inLanguage: SITE_LANGUAGE,
    license: WORDS_LICENCE,
    publisher: { '@id': OWNER_ID },
  }
}

function person(): Exclude<Person, string> {
  const { name, role, headline, email, location, skills } = owner
  return {
    '@type': 'Person',
    '@id': OWNER_ID,
    name,
    jobTitle: role,
    ...(headline !== '' && { description: headline }),
    url: wholeAddress(ABOUT_PATH),
    ...(email !== '' && { email: `mailto:${email}` }),
    ...(location !== '' && { homeLocation: { '@type': 'Place', name: location } }),
    knowsAbout: skills,
    ...(site.profiles.length > 0 && { sameAs: site.profiles.map(({ url }) => url) }),
  }
}

export function ownerWithCareer(): Exclude<Person, string> {
  const { experience = [], education = [], languages = [] } = resume ?? {}
  const schools = new Map(education.map(({ institution, url }) => [institution, url]))
  return {
    ...person(),
    worksFor: experience
      .filter(({ to }) => to === undefined)
      .map(({ organization, url }) => ({
        '@type': 'Organization',
        name: organization,
        ...(url !== undefined && { url }),
      })),
    alumniOf: [...schools].map(([name, url]) => ({
      '@type': 'EducationalOrganization',
      name,
      ...(url !== undefined && { url }),
    })),
    knowsLanguage: languages.map(({ language }) => language),
  }
}

export function profilePage(path: string, name: string): Exclude<ProfilePage, string> {
  const url = wholeAddress(path)
  return {
    '@type': 'ProfilePage',
    '@id': `${url}#page`,
    url,
    name,
    inLanguage: SITE_LANGUAGE,
    ...(resume && { dateModified: resume.updated }),
    mainEntity: { '@id': OWNER_ID },
    isPartOf: { '@id': SITE_ID },
  }
}

/** All articles, of which those of the list's first page are told in short. */
export function blog(posts: readonly Post[]): Exclude<Blog, string> {
  const url = wholeAddress(BLOG_PATH)
  const { heading, description } = site.blog
  return {
    '@type': 'Blog',
    '@id': `${url}#blog`,
    url,
    name: heading,
    description,
    inLanguage: SITE_LANGUAGE,
    license: WORDS_LICENCE,
    author: { '@id': OWNER_ID },
    isPartOf: { '@id': SITE_ID },
    blogPost: posts.map((post) => {
      const address = wholeAddress(postPath(post.slug))
      return {
        '@type': 'BlogPosting',
        '@id': articleId(address),
        url: address,
        headline: post.title,
        datePublished: post.date,
        dateModified: lastChange(post),
        inLanguage: languageOf(post),
        author: authorsOf(post),
      }
    }),
  }
}

const articleId = (address: string): string => `${address}#article`

export function blogPosting(path: string, post: Post): Exclude<BlogPosting, string> {
  const url = wholeAddress(path)
  const minutes = /^\d+/.exec(post.readTime)?.[0]
  return {
    '@type': 'BlogPosting',
    '@id': articleId(url),
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.excerpt,
    datePublished: post.date,
    dateModified: lastChange(post),
    inLanguage: languageOf(post),
    articleSection: post.category,
    keywords: post.tags,
    ...(minutes === undefined ? {} : { timeRequired: `PT${minutes}M` }),
    image: [wholeAddress(sitePathOf(post.image.src)), wholeAddress(cardPath(path))],
    author: authorsOf(post),
    publisher: { '@id': OWNER_ID },
    isPartOf:
      post.series === undefined
        ? { '@id': SITE_ID }
        : [{ '@id': SITE_ID }, { '@type': 'CreativeWorkSeries', name: post.series }],
    license: WORDS_LICENCE,
    encoding: {
      '@type': 'MediaObject',
      encodingFormat: 'text/markdown',
      contentUrl: wholeAddress(twinPath(post.slug)),
    },
  }
}

type Author = Person | { readonly '@id': string }

function authorsOf({ authors }: Post): Author | readonly Author[] {
  const things = authors.map(({ name, role, url }): Author => {
    if (name === site.owner.name) return { '@id': OWNER_ID }
    return {
      '@type': 'Person',
      name,
      ...(role !== undefined && { jobTitle: role }),
      ...(url !== undefined && { url }),
    }
  })
  const [first, ...others] = things
  return first && others.length === 0 ? first : things
}

/** The path from the start page; for a post it includes the list of posts. */
function breadcrumbs({ name, path, head: { parent } }: Page): Exclude<BreadcrumbList, string> {
  const steps = [{ name: site.name, path: '/' }, ...(parent ? [parent] : []), { name, path }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: wholeAddress(step.path),
    })),
  }
}
