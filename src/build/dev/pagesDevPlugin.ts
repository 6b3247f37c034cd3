/**
 * Vite plugin for `npm run dev` alone: renders what is requested of the pages and feeds from the sources. The
 * licence page lists no software, because nothing is bundled.
 */
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { withBase, withoutBase } from '../../owner/base.ts'
import { typeOf } from '../../server/http/fileResponse.ts'
import { FILE_LIST_PATH, postPath, SEARCH_INDEX_PATH } from '../../owner/paths.ts'
import { allPages } from '../content/articles/customPages.ts'
import { failedArticle } from '../content/articles/failedArticle.ts'
import type { PublishingRules } from '../content/articles/publishing.ts'
import type { ContentSource, Mistakes } from '../content/contentSource.ts'
import { ContentError, describeProblem, describeProblems } from '../content/problems/problem.ts'
import { KIND_STYLES, PAGES_ENTRY, PROGRAM_ENTRY } from '../bundling/chunks.ts'
import { CONTENT_ENTRY, RENDERER_ENTRY } from '../bundling/environments.ts'
import type * as Renderer from '../html/renderSite.tsx'
import type * as Articles from '../html/siteContent.ts'
import type { SiteFile } from '../html/siteFile.ts'
import type { PdfText } from '../../site/pdf/pdfText.ts'
import { ownFileAt } from '../content/words/ownFiles.ts'
import { devFiles } from './devFiles.ts'
import { styleElements } from './devStyles.ts'
import { mistakePage } from './mistakePage.ts'

/** Where a page or feed may be. The bundler serves everything else, which is most of what is requested. */
const RENDERED =
  /^\/(?:$|[?#]|(?:index|blog|about|resume|contact|licence|404|offline|feed|sitemap|robots|llms|manifest|windows|search|files)\b)/
const PAGE_SCRIPT = `/${PAGES_ENTRY}`
/** Import the style sheets of pages of any kind. */
const PAGE_ENTRIES = [PAGE_SCRIPT, ...Object.values(KIND_STYLES).map((entry) => `/${entry}`)]
const PROGRAM = `/${PROGRAM_ENTRY}`
/** While developing, no day holds an article back. */
const DEVELOPING: PublishingRules = { today: '', isDeveloping: true }
/** Takes the place of the bundled boot script. */
const BOOT_SCRIPT = "import '/src/boot/bootScript.ts'"

/** Tags of what a document loads. React and src/site/markup.ts escape the sign that ends a tag in attributes. */
const LOADING = /<(?:link|script|img|source)\b[^>]*>/g

async function planSite(server: ViteDevServer, source: ContentSource): Promise<Renderer.SitePlan> {
  const { base } = server.config
  const renderer = (await server.ssrLoadModule(`/${RENDERER_ENTRY}`)) as typeof Renderer
  const loaded = await server.ssrLoadModule(`/${CONTENT_ENTRY}`)
  const { posts, markdown, articles, findable } = loaded as typeof Articles
  const content = {
    posts,
    // While developing, no article is held back.
    previews: [],
    findable,
    markdown,
    async text(page: string) {
      const article = articles[page]
      if (!article) throw new Error(`There is no text for ${page}.`)
      try {
        return renderer.readArticle(await article.load())
      } catch (error) {
        throw failedArticle(error, article.place)
      }
    },
    // Nothing is kept.
    versionOf: () => '',
  }
  const plan = renderer.planSite(content, {
    assets: {
      styles: [],
      kindStyles: { article: [], list: [], profile: [], resume: [], help: [] },
      scripts: [withBase(PAGE_SCRIPT, base)],
      modules: [],
    },
    start: { styles: [], entry: withBase(PROGRAM, base), needed: [], script: BOOT_SCRIPT },
    facts: { year: new Date().getFullYear(), software: [] },
  })
  const rendered = [...plan.files, ...plan.pdfs].map((file) => file.path)
  const listed = async () => devFiles(await source.load(), rendered)
  const list = { path: FILE_LIST_PATH, text: async () => JSON.stringify(await listed()) }
  const index = {
    path: SEARCH_INDEX_PATH,
    text: async () => plan.searchIndex(await listed()).text(),
  }
  return { ...plan, files: [...plan.files, index, list] }
}

interface RenderedFile extends Pick<SiteFile, 'path'> {
  readonly text: string | Uint8Array
}

/** What the built site serves at a target below its base; undefined if that is neither a page nor a feed. */
async function fileAt(
  server: ViteDevServer,
  content: ContentSource,
  url: string,
): Promise<RenderedFile | undefined> {
  const { pathname } = new URL(url, 'http://localhost')
  const requested = decodeURI(pathname.replace(/\/$/, ''))
  const { files, pdfs } = await planSite(server, content)
  const pdf = pdfs.find((each) => each.path === requested)
  if (pdf) return { path: pdf.path, text: await drawnPdf(pdf, content) }
  const paths = [requested, `${requested}.html`, `${requested}/index.html`]
  const file = files.find((each) => paths.includes(each.path))
  if (!file) return undefined
  const text = await file.text()
  if (!file.path.endsWith('.html')) return { path: file.path, text }
  const isHome = file.path === '/index.html'
  const styles = await Promise.all(
    (isHome ? [PROGRAM] : PAGE_ENTRIES).map((entry) => styleElements(server, entry)),
  )
  const html = text.replace('</head>', () => `${styles.join('\n')}\n</head>`)
  const bare = withoutBases(html, server.config.base)
  return { path: file.path, text: await server.transformIndexHtml(file.path, bare) }
}

/** What draws is loaded only when there is something to draw. */
async function drawnPdf(pdf: PdfText, content: ContentSource): Promise<Uint8Array> {
  const [{ openFonts }, { drawPdf }, { pdfLook }] = await Promise.all([
    import('../fonts/fonts.ts'),
    import('../pdf/drawPdf.ts'),
    import('../pdf/writePdf.ts'),
  ])
  const { site, place } = await content.load()
  const fonts = await openFonts(path.join(place.root, 'assets/fonts'))
  return drawPdf(pdf, await pdfLook(fonts, site.hue))
}

/** Vite itself adds the base to what a document loads, though not to links and in templates. */
function withoutBases(html: string, base: string): string {
  return html.replaceAll(LOADING, (tag) =>
    tag.replaceAll(`"${base}`, '"/').replaceAll(`, ${base}`, ', /'),
  )
}

/** The path of the page that is made from a file of `posts` or `pages`. */
function addressOf(file: string): string {
  const { name, dir } = path.posix.parse(file)
  return dir.endsWith('/posts') ? postPath(name) : `/${name}`
}

/** @throws {ContentError} with the mistakes of the article or page at this address */
async function assertSound(content: ContentSource, url: string): Promise<void> {
  const requested = new URL(url, 'http://localhost').pathname.replace(/\/$/, '')
  const { ofArticles } = await content.check(DEVELOPING)
  const found = [...ofArticles].find(([file]) => addressOf(file) === requested)
  if (found) throw new ContentError(found[1])
}

/** Whether a page of the owner's own is there, with mistakes or without. */
function isOwnPage({ place }: ContentSource, url: string): boolean {
  const requested = url.replace(/[?#].*$/, '').replace(/\/$/, '')
  return allPages(place).some((page) => page.path === requested)
}

async function answer(
  server: ViteDevServer,
  content: ContentSource,
  url: string,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    await assertSound(content, url)
    const file = await fileAt(server, content, url)
    if (file) response.setHeader('Content-Type', typeOf(file.path)).end(file.text)
    else next()
  } catch (error) {
    const mistake = await mistakeBehind(error, content)
    if (mistake) await answerWithMistake(server, content, mistake, response)
    else next(error)
  }
}

/** The mistake in the content that an error comes from, as far as one is known. */
async function mistakeBehind(
  error: unknown,
  content: ContentSource,
): Promise<ContentError | undefined> {
  if (error instanceof ContentError) return error
  const { ofSite } = await content.check(DEVELOPING)
  return ofSite.length > 0 ? new ContentError(ofSite) : undefined
}

/** What has been printed of the content as it is now. */
const printed = new WeakMap<Mistakes, Set<string>>()

/**
 * Shows a mistake in place of a page. Vite would show it over every other page that is open, too, and print it at
 * each request. The plugin `content` prints those that the checks have found.
 */
async function answerWithMistake(
  { config }: ViteDevServer,
  content: ContentSource,
  { problems }: ContentError,
  response: ServerResponse,
): Promise<void> {
  const mistakes = await content.check(DEVELOPING)
  const known = printed.get(mistakes) ?? new Set(mistakes.all.map(describeProblem))
  printed.set(mistakes, known)
  const unknown = problems.filter((problem) => !known.has(describeProblem(problem)))
  if (unknown.length > 0) config.logger.error(describeProblems(unknown))
  for (const problem of unknown) known.add(describeProblem(problem))
  response.statusCode = 500
  response
    .setHeader('Content-Type', 'text/html; charset=utf-8')
    .end(mistakePage(describeProblems(problems), config.base))
}

export function pagesDevPlugin(content: ContentSource): Plugin {
  return {
    name: 'pages-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = withoutBase(request.url ?? '', server.config.base)
        const isFile = ownFileAt(content.place, url.replace(/[?#].*$/, '')) !== null
        if (!isFile && (RENDERED.test(url) || isOwnPage(content, url)))
          void answer(server, content, url, response, next)
        else next()
      })
    },
  }
}
