/**
 * The text of each module that hands content to the program (types: `src/owner/virtual.d.ts`,
 * `src/site/feeds/markdown.d.ts`, `src/server/chat/passages.d.ts`).
 */
import { projects } from '../../content/projects.ts'
import { site } from '../../content/site.ts'
import { ModuleText } from './pictures/moduleText.ts'
import { passagesOf } from './articlePassages.ts'
import { allArticles } from './articles/articleFiles.ts'
import { publishedArticles, type PublishingRules } from './articles/publishing.ts'
import { markdownBody } from './markdownBody.ts'
import { type PictureFiles, pictureMaker } from './pictures/pictures.ts'
import { sitePassages } from './sitePassages.ts'

interface ContentModule {
  /**
   * @param root absolute path of the project
   * @throws {ContentError} naming mistakes in articles
   */
  write(root: string, rules: PublishingRules): Promise<string> | string
  /** Why browsers may not load it; absent where they may. */
  readonly serverOnly?: string
}

export const CONTENT_MODULES: ReadonlyMap<string, ContentModule> = new Map([
  ['virtual:posts', { write: writePosts }],
  ['virtual:post-titles', { write: writePostTitles }],
  ['virtual:pictures', { write: writePictures }],
  [
    'virtual:passages',
    {
      write: writePassages,
      serverOnly: 'is for the server: it would make every page as heavy as all of them.',
    },
  ],
  ['virtual:post-loaders', { write: writeLoaders }],
  [
    'virtual:post-bodies',
    {
      write: writeBodies,
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

/** The titles of all articles by their slugs, present and former, for what links to one without showing a list. */
function writePostTitles(root: string, rules: PublishingRules): string {
  const titles = publishedArticles(allArticles(root), rules).flatMap(({ said }) =>
    [said.slug, ...(said.aliases ?? [])].map((slug) => [slug, said.title]),
  )
  return `export const postTitles = new Map(${JSON.stringify(titles)})`
}

/** What lists of articles show. It lacks their bodies, so that a list never loads one. */
async function writePosts(root: string, rules: PublishingRules): Promise<string> {
  const pictures = pictureMaker(root)
  const text = new ModuleText()
  const posts: string[] = []
  for (const { said } of publishedArticles(allArticles(root), rules)) {
    const { image, ...rest } = said
    const fields = pictureFields(text, await pictures.make(image.src))
    const picture = `{ alt: ${JSON.stringify(image.alt)}, ${fields} }`
    posts.push(`{ ...${JSON.stringify(rest)}, image: ${picture} }`)
  }
  return text.with(`export const posts = [${posts.join(',\n')}]`)
}

/** The picture of the owner; articles bring their pictures themselves. */
const AVATAR = 'avatar'

/** The pictures of the profile: others in the folder may belong to nothing that is published. */
async function writePictures(root: string): Promise<string> {
  const pictures = pictureMaker(root)
  const used = new Set([AVATAR, ...projects.map(({ image }) => image)])
  const text = new ModuleText()
  const entries: string[] = []
  for (const name of pictures.names.filter((each) => used.has(each))) {
    const fields = pictureFields(text, await pictures.make(name))
    entries.push(`${JSON.stringify(name)}: { ${fields} }`)
  }
  return text.with(`export const pictures = {${entries.join(',\n')}}`)
}

/** The fields of a Picture, but for its `alt`, as an object literal's inside. */
function pictureFields(text: ModuleText, { width, height, sizes }: PictureFiles): string {
  const largest = text.addressOf(sizes.at(-1)?.webp ?? '')
  const [avif, webp] = [text.srcsetOf(sizes, 'avif'), text.srcsetOf(sizes, 'webp')]
  return `width: ${width}, height: ${height}, avif: ${avif}, webp: ${webp}, src: ${largest}`
}

/** What the assistant answers from. */
function writePassages(root: string, rules: PublishingRules): string {
  const articles = publishedArticles(allArticles(root), rules).map(passagesOf)
  return moduleOf({
    posts: articles.map(({ summary }) => summary),
    passages: [...sitePassages(site, projects), ...articles.flatMap((article) => article.passages)],
  })
}

/** The bodies of the Markdown twins, by slug. */
function writeMarkdown(root: string, rules: PublishingRules): string {
  const bodies = publishedArticles(allArticles(root), rules).map((article) => [
    article.slug,
    markdownBody(article, site.address),
  ])
  return moduleOf({ bodies: Object.fromEntries(bodies) })
}

/** Functions that load the modules of articles, by slug. */
function writeLoaders(root: string, rules: PublishingRules): string {
  const entries = publishedArticles(allArticles(root), rules).map(
    ({ slug, place }) => `${JSON.stringify(slug)}: () => import(${JSON.stringify(`/${place}`)})`,
  )
  return `export const postLoaders = {${entries.join(',\n')}}`
}

/** The modules of articles, by slug. */
function writeBodies(root: string, rules: PublishingRules): string {
  const articles = publishedArticles(allArticles(root), rules)
  const imports = articles.map(
    ({ place }, index) => `import * as post${index} from ${JSON.stringify(`/${place}`)}`,
  )
  const entries = articles.map(({ slug }, index) => `${JSON.stringify(slug)}: post${index}`)
  return `${imports.join('\n')}\nexport const postBodies = {${entries.join(',\n')}}`
}

function moduleOf(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
}
