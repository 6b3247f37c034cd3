/** Writes the virtual modules that pass content to the program (types: `*.d.ts`). */
import { availableParallelism } from 'node:os'
import pMap from 'p-map'
import { writeArt, writeEmblem, writeStartIcons, writeWallpapers } from './artModules.ts'
import { SCHEMES } from '../../base/theme/schemes/schemes.ts'
import { writeScheme, writeTheme } from './themeModule.ts'
import { withPages } from '../../owner/menuOfPages.ts'
import type { OwnersAnswer, SiteInBrief } from '../../owner/types.ts'
import { passagesOf, passagesOfPage } from './passages/articlePassages.ts'
import type { PublishingRules } from './articles/publishing.ts'
import type { LoadedContent } from './kinds/content.ts'
import { sectionEntry } from './passages/entries.ts'
import { previewed, published } from './kinds/articles.ts'
import type { Kind, TextPage } from './kinds/kind.ts'
import { KINDS } from './kinds/kinds.ts'
import { markdownBody } from './markdownBody.ts'
import { writeFigures, writeIslands, writeStills } from './islands/islands.ts'
import { moduleOf, writeAnswering, writeCounting } from './optionalModules.ts'
import { makeLogo } from './pictures/logo.ts'
import { AVATAR, pictureMaker, pictureSource } from './pictures/pictures.ts'

/** @throws {ContentError} naming mistakes in articles */
type WriteModule = (content: LoadedContent, rules: PublishingRules) => Promise<string> | string

const FOR_BROWSERS: Readonly<Record<string, WriteModule>> = {
  theme: writeTheme,
  ...Object.fromEntries(SCHEMES.map((scheme) => [`scheme-${scheme.name}`, writeScheme(scheme)])),
  art: writeArt,
  wallpapers: writeWallpapers,
  emblem: writeEmblem,
  'start-icons': writeStartIcons,
  site: writeSite,
  owner: ({ site: { owner } }) => moduleOf({ owner }),
  resume: ({ resume }) => moduleOf({ resume }),
  counting: writeCounting,
  islands: writeIslands,
  figures: writeFigures,
  answering: writeAnswering,
  logo: writeLogo,
  projects: ({ projects }) => moduleOf({ projects }),
  pictures: writePictures,
  'custom-pages': (...given) => moduleOf({ customPages: pagesOf(...given) }),
  'desktop-icons': ({ desktopIcons, withoutIcon }) => moduleOf({ desktopIcons, withoutIcon }),
  'start-menu': (content, rules) =>
    moduleOf({ startMenu: withPages(content.startMenu, pagesOf(content, rules)) }),
  shortcuts: ({ shortcuts }) => moduleOf({ shortcuts }),
}

/** A browser gets the parts of these that it shows from files of data (`dataPath`). */
const FOR_THE_BUILD: Readonly<Record<string, WriteModule>> = {
  stills: writeStills,
  posts: writePosts,
  passages: writePassages,
  findable: writeFindable,
  articles: writeTexts,
  markdown: writeMarkdown,
}

const PREFIX = 'virtual:'
const MODULES: Readonly<Record<string, WriteModule>> = { ...FOR_BROWSERS, ...FOR_THE_BUILD }

/** @param id such as `virtual:site` */
export function contentModule(
  id: string,
): { readonly write: WriteModule; readonly isForBrowsers: boolean } | undefined {
  const name = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : ''
  const write = MODULES[name]
  return write && { write, isForBrowsers: name in FOR_BROWSERS }
}

/** Every visitor loads this, so it leaves out what few of them need. */
function writeSite({ site, resume, hasLanguageModel }: LoadedContent): string {
  const { name, role, headline, email } = site.owner
  const brief: SiteInBrief = { ...site, owner: { name, role, headline, email } }
  return moduleOf({ site: brief, hasResume: resume !== null, hasLanguageModel })
}

/** Leaves out the bodies, so that a list never loads one. */
async function writePosts(content: LoadedContent, rules: PublishingRules): Promise<string> {
  const { make } = pictureMaker(content.place)
  const postsOf = (articles: ReturnType<typeof published>): Promise<readonly unknown[]> =>
    pMap(
      articles,
      async ({ said: { image, ...rest }, place }) => {
        const source = pictureSource(await make(image.src, place))
        return { ...rest, image: { alt: image.alt, ...source } }
      },
      { concurrency: availableParallelism() },
    )
  return moduleOf({
    posts: await postsOf(published(content, rules)),
    previews: await postsOf(previewed(content, rules)),
  })
}

/** Only the pictures of the profile: others in the folder may be unpublished. */
async function writePictures({ place, projects }: LoadedContent): Promise<string> {
  const { names, make } = pictureMaker(place)
  const used = new Set([AVATAR, ...projects.map(({ image }) => image)])
  const shown = names.filter((each) => used.has(each))
  const entries = await pMap(
    shown,
    async (name) => [name, pictureSource(await make(name))] as const,
    { concurrency: availableParallelism() },
  )
  return moduleOf({ pictures: Object.fromEntries(entries) })
}

async function writeLogo({ place, site: { logo } }: LoadedContent): Promise<string> {
  if (!logo) return moduleOf({ logo })
  const { shown, ...files } = await makeLogo(place, logo.image)
  // The displayed size overrides that of the file.
  return moduleOf({ logo: { ...pictureSource(files), alt: logo.alt, ...shown } })
}

/** What the kinds of content have of something, in their order. */
function fromKinds<Item>(itemsOf: (kind: Kind) => readonly Item[] | undefined): readonly Item[] {
  return KINDS.flatMap((kind) => itemsOf(kind) ?? [])
}

function textPages(...given: Parameters<WriteModule>): readonly TextPage[] {
  return fromKinds((kind) => kind.pages?.(...given))
}

function pagesOf(...given: Parameters<WriteModule>): readonly TextPage['page'][] {
  return textPages(...given).map(({ page }) => page)
}

function writePassages(...given: Parameters<WriteModule>): string {
  const articles = published(...given).map(passagesOf)
  const own = given[0].data['answers'] as readonly OwnersAnswer[]
  return moduleOf({
    answers: [...own, ...articles.flatMap((article) => article.answers)],
    posts: articles.map(({ summary }) => summary),
    passages: [
      ...fromKinds((kind) => kind.passages?.(...given)),
      ...textPages(...given).flatMap(passagesOfPage),
    ],
  })
}

function writeFindable(...given: Parameters<WriteModule>): string {
  const ofPages = textPages(...given).flatMap(passagesOfPage)
  return moduleOf({
    findable: [
      ...fromKinds((kind) => kind.entries?.(...given)),
      ...ofPages.map((part) => sectionEntry('Pages', part)),
    ],
  })
}

function writeMarkdown(content: LoadedContent, rules: PublishingRules): string {
  const bodies = published(content, rules).map((article) => [
    article.slug,
    markdownBody(article, content.site.address),
  ])
  return moduleOf({ bodies: Object.fromEntries(bodies) })
}

/** Each module is loaded separately, so that a build loads only those that it renders. */
function writeTexts(...given: Parameters<WriteModule>): string {
  const files = [
    ...fromKinds((kind) => kind.texts?.(...given)),
    ...textPages(...given).map(({ page, place }) => [page.path, place] as const),
  ]
  const entries = files.map(([page, place]) => {
    const load = `() => import(${JSON.stringify(`/${place}`)})`
    return `${JSON.stringify(page)}: { place: ${JSON.stringify(place)}, load: ${load} }`
  })
  return `export const articles = {${entries.join(',\n')}}`
}

/** The Markdown of a page that has no file, by its place. */
export function textWithoutFile(
  place: string,
  ...given: Parameters<WriteModule>
): string | undefined {
  return textPages(...given).find((page) => page.place === place)?.source
}
