/** Plans what the build writes besides bundles. Bundled without the content, so that it rarely changes. */
import { atlases, placeholder } from 'virtual:art'
import { emblem } from 'virtual:emblem'
import type { ArticleModule, Post } from 'virtual:posts'
import { owner } from 'virtual:owner'
import { projects } from 'virtual:projects'
import { resume } from 'virtual:resume'
import { site } from 'virtual:site'
import type { Knowledge } from '../../answers/known/knowledge.ts'
import { BootScreen, PlainSiteLink } from '../../boot/BootScreen.tsx'
import { Island } from '../../documents/article/Island.tsx'
import type { ArticleText } from '../../documents/article/text.ts'
import type { ListedFile } from '../../files/fileList.ts'
import {
  ANSWERS_PATH,
  BLOG_PATH,
  cardPath,
  CONTACT_CARD_PATH,
  dataPath,
  FEED_STYLE_PATH,
  MANIFEST_PATH,
  PAGE_LIST_PATH,
  postPath,
  QUESTIONS_PATH,
  SEARCH_INDEX_PATH,
  RESUME_DATA_PATH,
  SITEMAP_PATH,
  twinPath,
} from '../../owner/paths.ts'
import { cardOf } from '../../site/cardOf.ts'
import { htmlDocument, type PageAssets } from '../../site/document.ts'
import type { BuildFacts } from '../../site/buildFacts.ts'
import { BlogShell } from '../../site/layout/BlogShell.tsx'
import type { Page } from '../../site/page.ts'
import { contactCard } from '../../site/feeds/contactCard.ts'
import { jsonResumeText } from '../../site/feeds/jsonResume.ts'
import { llmsText } from '../../site/feeds/llms.ts'
import { robots, sitemap } from '../../site/feeds/sitemap.ts'
import { twinText } from '../../site/feeds/twin.ts'
import { APP_ICONS, webManifest } from '../../site/feeds/webManifest.ts'
import { headTags } from '../../site/head/headTags.ts'
import { redirectsOf } from '../../site/redirects.ts'
import { createPages, homePage } from '../../site/kinds/createPages.ts'
import { resumePdf } from '../../site/pdf/resumePdf.ts'
import { type StartAssets, startDocument } from '../../site/startDocument.ts'
import { articleNodes } from './articleText.ts'
import feedStyle from '../../site/feeds/feed.css?raw'
import { feedFiles } from './feedFiles.tsx'
import { bodyOf } from './pageBody.ts'
import { questionsText } from './questionsText.ts'
import { searchIndexText } from './searchIndex.ts'
import type { SiteFile } from '../siteFile.ts'
import type { SiteContent } from './planInput.ts'

export { SHELL } from '../../site/shell.ts'

const NO_TEXT: ArticleText = { headings: [], nodes: [] }
/** The most posts to cache at the first visit; others are cached once they are read. */
const OFFLINE_POSTS = 20

export type SitePlan = ReturnType<typeof planSite>

export interface SiteSettings {
  readonly assets: PageAssets
  /** For the document of `/`; the other pages share `assets`. */
  readonly start: StartAssets
  readonly facts: BuildFacts
}

export function readArticle({ default: Body, headings }: ArticleModule): ArticleText {
  return { headings, nodes: articleNodes(bodyOf(<Body components={{ Island }} />).markup) }
}

export function planSite(content: SiteContent, settings: SiteSettings) {
  const { posts, previews } = content
  const pages = createPages(posts, previews)
  const all: readonly Page[] = [homePage(posts), ...pages]
  // Serialized once, because it is long and part of every page's key.
  const look = JSON.stringify([settings.assets, settings.facts])
  const files: readonly SiteFile[] = [
    { path: '/index.html', text: () => homeText(posts, settings.start) },
    ...pages.map((page) => pageFile(page, content, settings, look)),
    ...pages.flatMap((page) => windowFiles(page, content)),
    { path: PAGE_LIST_PATH, text: () => JSON.stringify(pages.flatMap(windowPaths)) },
    ...posts.map((post) => ({
      path: twinPath(post.slug),
      text: () => twinText(post, markdownOf(post.slug, content)),
    })),
    ...feedFiles(content, settings.facts),
    { path: FEED_STYLE_PATH, text: () => feedStyle },
    { path: SITEMAP_PATH, text: () => sitemap(all) },
    { path: '/robots.txt', text: robots },
    { path: '/llms.txt', text: () => llmsText(posts) },
    ...resumeFiles(posts),
    ...questionFiles(content),
    ...answerFiles(content),
    { path: MANIFEST_PATH, text: webManifest },
    { path: CONTACT_CARD_PATH, text: contactCard },
  ]
  return {
    files,
    /** @param listed files of the built site, as My Computer lists them */
    searchIndex: (listed: readonly ListedFile[]): SiteFile => ({
      path: SEARCH_INDEX_PATH,
      text: () => searchIndexText(content.findable, listed),
    }),
    pdfs: resume ? [resumePdf(resume)] : [],
    cards: all.filter((page) => page.isListed && page.cardPath === cardPath(page.path)).map(cardOf),
    icons: APP_ICONS,
    redirects: redirectsOf(posts),
    offline: {
      always: [
        '/index.html',
        dataPath(BLOG_PATH),
        SEARCH_INDEX_PATH,
        ...[...questionFiles(content), ...answerFiles(content)].map((file) => file.path),
        ...pages.filter((page) => page.isKept).map(pageFileOf),
      ],
      posts: posts.slice(0, OFFLINE_POSTS).map(({ slug }) => `${postPath(slug)}.html`),
    },
  }
}

function pageFileOf({ path }: Page): string {
  return `${path}.html`
}

function homeText(posts: readonly Post[], start: StartAssets): string {
  const bootScreen = <BootScreen posts={posts} placeholder={placeholder} emblem={emblem} />
  const markup = {
    plainSite: bodyOf(<PlainSiteLink />).markup,
    bootScreen: bodyOf(bootScreen).markup,
  }
  return startDocument(headTags(homePage(posts)), markup, start, atlases)
}

function resumeFiles(posts: readonly Post[]): readonly SiteFile[] {
  const words = resume
  if (!words) return []
  return [{ path: RESUME_DATA_PATH, text: () => jsonResumeText(words, posts) }]
}

function questionFiles({ answers, posts }: SiteContent): readonly SiteFile[] {
  if (!site.assistant) return []
  const known = { site: { ...site, owner }, projects, posts }
  return [{ path: QUESTIONS_PATH, text: () => questionsText(answers, known) }]
}

/** What the assistant answers from, where it does so in the browser. */
function answerFiles({ answers, passages, summaries: posts }: SiteContent): readonly SiteFile[] {
  if (site.assistant?.answers !== 'browser') return []
  const known: Knowledge = { site: { ...site, owner }, projects, resume, posts, answers, passages }
  return [{ path: ANSWERS_PATH, text: () => JSON.stringify(known) }]
}

function markdownOf(slug: string, { markdown }: SiteContent): string {
  const body = markdown[slug]
  if (body === undefined) throw new Error(`There is no Markdown for the post ${slug}.`)
  return body
}

function pageFile(
  page: Page,
  content: SiteContent,
  { assets, facts }: SiteSettings,
  look: string,
): SiteFile {
  const { path, hasText, app, language, styles: kind } = page
  const hasWindow = app !== null && !site.withoutApps.includes(app)
  return {
    path: pageFileOf(page),
    parts: [page, look, hasWindow, hasText ? content.versionOf(path) : ''],
    async text() {
      const text = hasText ? await content.text(path) : NO_TEXT
      const body = bodyOf(
        <BlogShell year={facts.year} path={path} hasWindow={hasWindow}>
          {page.content(text, facts)}
        </BlogShell>,
      )
      return htmlDocument(headTags(page), body, assets, { language, kind })
    },
  }
}

function windowPaths({ path, window }: Page): readonly string[] {
  return window ? [path, ...window.formerPaths] : []
}

function windowFiles(page: Page, content: SiteContent): readonly SiteFile[] {
  const { path, window, data, hasText } = page
  if (!window) return []
  return windowPaths(page).map((each) => ({
    path: dataPath(each),
    ...(hasText && { parts: [data, content.versionOf(path)] }),
    text: async () => JSON.stringify(window.data(hasText ? await content.text(path) : NO_TEXT)),
  }))
}
