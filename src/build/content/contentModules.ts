/** Writes the virtual modules that pass content to the program (types: `*.d.ts`). */
import { availableParallelism } from 'node:os'
import pMap from 'p-map'
import { postPath, previewPath } from '../../owner/paths.ts'
import { allPages, type PublishedPage, publishedPages } from './articles/customPages.ts'
import type { SoundArticle } from './articles/article.ts'
import type { LoadedContent } from './contentSource.ts'
import { writeCounting } from './countingModule.ts'
import { findableOf } from './findable.ts'
import { moduleOf } from './moduleOf.ts'
import { withPages } from '../../owner/menuOfPages.ts'
import type { SiteInBrief } from '../../owner/types.ts'
import { ModuleText } from './pictures/moduleText.ts'
import { passagesOf, passagesOfPage } from './articlePassages.ts'
import { allArticles } from './articles/articleFiles.ts'
import {
  previewedArticles,
  publishedArticles,
  type PublishingRules,
} from './articles/publishing.ts'
import { markdownBody } from './markdownBody.ts'
import { makeLogo } from './pictures/logo.ts'
import { AVATAR, type PictureFiles, type PictureMaker, pictureMaker } from './pictures/pictures.ts'
import { resumePassages } from './resumePassages.ts'
import { sitePassages } from './sitePassages.ts'

interface ContentModule {
  /** @throws {ContentError} naming mistakes in articles */
  write(content: LoadedContent, rules: PublishingRules): Promise<string> | string
  /** Why browsers may not load it; absent if they may. */
  readonly serverOnly?: string
}

export const CONTENT_MODULES: ReadonlyMap<string, ContentModule> = new Map<string, ContentModule>([
  ['virtual:site', { write: writeSite }],
  ['virtual:owner', { write: ({ site: { owner } }) => moduleOf({ owner }) }],
  ['virtual:resume', { write: ({ resume }) => moduleOf({ resume }) }],
  ['virtual:counting', { write: writeCounting }],
  ['virtual:logo', { write: writeLogo }],
  ['virtual:projects', { write: ({ projects }) => moduleOf({ projects }) }],
  ['virtual:custom-pages', { write: writeCustomPages }],
  [
    'virtual:desktop-icons',
    { write: ({ desktopIcons, withoutIcon }) => moduleOf({ desktopIcons, withoutIcon }) },
  ],
  ['virtual:start-menu', { write: writeStartMenu }],
  ['virtual:shortcuts', { write: ({ shortcuts }) => moduleOf({ shortcuts }) }],
  [
    'virtual:posts',
    {
      write: writePosts,
      serverOnly:
        'is for the build of the pages: a browser would load all posts. It gets those that it shows from dataPath(…).',
    },
  ],
  ['virtual:pictures', { write: writePictures }],
  [
    'virtual:passages',
    {
      write: writePassages,
      serverOnly: 'is for the server: it would make every page as heavy as all of them.',
    },
  ],
  [
    'virtual:findable',
    {
      write: writeFindable,
      serverOnly: 'is for the build of the pages: a browser loads the index that is made from it.',
    },
  ],
  [
    'virtual:articles',
    {
      write: writeArticles,
      serverOnly: 'is for the build of the pages: a browser would load every article.',
    },
  ],
  [
    'virtual:markdown',
    {
      write: writeMarkdown,
      serverOnly: 'is for the build of the pages: a browser would load every article.',
    },
  ],
])

/** Every visitor loads this, so it leaves out what few of them need. */
function writeSite({ site, absentApps }: LoadedContent): string {
  const { name, role, headline, email } = site.owner
  const brief: SiteInBrief = { ...site, owner: { name, role, headline, email } }
  return moduleOf({ site: brief, absentApps })
}

function published(
  { place, site }: LoadedContent,
  rules: PublishingRules,
): readonly SoundArticle[] {
  const { name, role } = site.owner
  return publishedArticles(allArticles(place), rules, { name, role })
}

function previewed(
  { place, site }: LoadedContent,
  rules: PublishingRules,
): readonly SoundArticle[] {
  const { name, role } = site.owner
  return previewedArticles(allArticles(place), rules, { name, role })
}

/** Leaves out the bodies, so that a list never loads one. */
async function writePosts(content: LoadedContent, rules: PublishingRules): Promise<string> {
  const pictures = pictureMaker(content.place)
  const listed = published(content, rules)
  const unlisted = previewed(content, rules)
  const all = [...listed, ...unlisted]
  await makeAhead(pictures, [...new Set(all.map(({ said }) => said.image.src))])
  const text = new ModuleText()
  const posts: string[] = []
  for (const { said } of all) {
    const { image, ...rest } = said
    const fields = pictureFields(text, await pictures.make(image.src))
    const picture = `{ alt: ${JSON.stringify(image.alt)}, ${fields} }`
    posts.push(`{ ...${JSON.stringify(rest)}, image: ${picture} }`)
  }
  const [some, others] = [posts.slice(0, listed.length), posts.slice(listed.length)]
  return text.with(
    `export const posts = [${some.join(',\n')}]\nexport const previews = [${others.join(',\n')}]`,
  )
}

async function makeAhead(pictures: PictureMaker, names: readonly string[]): Promise<void> {
  await pMap(names, (name) => pictures.make(name), { concurrency: availableParallelism() })
}

/** Only the pictures of the profile: others in the folder may be unpublished. */
async function writePictures(content: LoadedContent): Promise<string> {
  const pictures = pictureMaker(content.place)
  const used = new Set([AVATAR, ...content.projects.map(({ image }) => image)])
  const text = new ModuleText()
  const entries: string[] = []
  for (const name of pictures.names.filter((each) => used.has(each))) {
    const fields = pictureFields(text, await pictures.make(name))
    entries.push(`${JSON.stringify(name)}: { ${fields} }`)
  }
  return text.with(`export const pictures = {${entries.join(',\n')}}`)
}

/** The fields of a Picture except `alt`, without the braces of the object literal. */
function pictureFields(text: ModuleText, { width, height, sizes }: PictureFiles): string {
  const largest = text.addressOf(sizes.at(-1)?.webp ?? '')
  const [avif, webp] = [text.srcsetOf(sizes, 'avif'), text.srcsetOf(sizes, 'webp')]
  return `width: ${width}, height: ${height}, avif: ${avif}, webp: ${webp}, src: ${largest}`
}

async function writeLogo({ place, site: { logo } }: LoadedContent): Promise<string> {
  if (!logo) return moduleOf({ logo })
  const { shown, ...files } = await makeLogo(place, logo.image)
  const text = new ModuleText()
  // The displayed size comes last to override the size of the file.
  const fields = `${pictureFields(text, files)}, ...${JSON.stringify({ alt: logo.alt, ...shown })}`
  return text.with(`export const logo = { ${fields} }`)
}

function partsOfPages({ site, projects, resume }: LoadedContent): ReturnType<typeof sitePassages> {
  return [
    ...sitePassages(site, projects),
    ...(resume ? resumePassages(resume, site.owner.name) : []),
  ]
}

function writePassages(content: LoadedContent, rules: PublishingRules): string {
  const articles = published(content, rules).map(passagesOf)
  return moduleOf({
    posts: articles.map(({ summary }) => summary),
    passages: [
      ...partsOfPages(content),
      ...articles.flatMap((article) => article.passages),
      ...pagesOf(content, rules).flatMap(passagesOfPage),
    ],
  })
}

function writeFindable(content: LoadedContent, rules: PublishingRules): string {
  const findable = findableOf({
    ...content,
    siteParts: partsOfPages(content),
    articles: published(content, rules).map((article) => passagesOf(article).passages),
    pages: pagesOf(content, rules).map(passagesOfPage),
  })
  return moduleOf({ findable })
}

function writeMarkdown(content: LoadedContent, rules: PublishingRules): string {
  const bodies = published(content, rules).map((article) => [
    article.slug,
    markdownBody(article, content.site.address),
  ])
  return moduleOf({ bodies: Object.fromEntries(bodies) })
}

function pagesOf(
  { place }: LoadedContent,
  { isDeveloping, broken }: PublishingRules,
): readonly PublishedPage[] {
  return publishedPages(allPages(place), isDeveloping, broken)
}

function writeCustomPages(content: LoadedContent, rules: PublishingRules): string {
  return moduleOf({ customPages: pagesOf(content, rules).map(({ page }) => page) })
}

function writeStartMenu(content: LoadedContent, rules: PublishingRules): string {
  const pages = pagesOf(content, rules).map(({ page }) => page)
  return moduleOf({ startMenu: withPages(content.startMenu, pages) })
}

/** Each module is loaded separately, so that a build loads only those that it renders. */
function writeArticles(content: LoadedContent, rules: PublishingRules): string {
  const files = [
    ...published(content, rules).map(({ slug, place }) => [postPath(slug), place]),
    ...previewed(content, rules).map(({ slug, place }) => [previewPath(slug), place]),
    ...pagesOf(content, rules).map(({ page, place }) => [page.path, place]),
  ]
  const entries = files.map(([page, place]) => {
    const load = `() => import(${JSON.stringify(`/${place}`)})`
    return `${JSON.stringify(page)}: { place: ${JSON.stringify(place)}, load: ${load} }`
  })
  return `export const articles = {${entries.join(',\n')}}`
}
