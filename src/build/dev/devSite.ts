import type { ViteDevServer } from 'vite'
import { withBase } from '../../owner/base.ts'
import {
  FAVICON_PATH,
  FILE_LIST_PATH,
  SEARCH_INDEX_PATH,
  TOUCH_ICON_PATH,
} from '../../owner/paths.ts'
import { typeOf } from '../../server/http/fileResponse.ts'
import { byKind, KIND_STYLES, PAGES_ENTRY } from '../bundling/chunks.ts'
import { CONTENT_ENTRY, RENDERER_ENTRY } from '../bundling/environments.ts'
import { lookAssets } from '../bundling/lookScript.ts'
import type { ContentSource } from '../content/contentSource.ts'
import type { LoadedContent } from '../content/kinds/content.ts'
import { siteContentOf } from '../html/bundledContent.ts'
import { drawnFiles } from '../html/drawnFiles.ts'
import type * as Renderer from '../html/renderSite.tsx'
import type * as Content from '../html/siteContent.ts'
import type { SiteFile } from '../siteFile.ts'
import { devFiles } from './devFiles.ts'
import { styleElements } from './devStyles.ts'

const PAGE_SCRIPT = `/${PAGES_ENTRY}`
const PAGE_ENTRIES = [PAGE_SCRIPT, ...Object.values(KIND_STYLES).map((entry) => `/${entry}`)]
const BOOT_SCRIPT = "import '/src/boot/bootScript.ts'"

/** Tags that load something. React and src/site/markup.ts escape `>` in attributes. */
const LOADING = /<(?:link|script|img|source)\b[^>]*>/g

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Called only if more than the headers is needed. */
  body(): Promise<string | Uint8Array> | string | Uint8Array
}

/** The built site's response for a path; undefined if the path is not planned. */
export async function answerAt(
  server: ViteDevServer,
  source: ContentSource,
  requested: string,
): Promise<Answer | undefined> {
  const content = await source.load()
  const renderer = (await server.ssrLoadModule(`/${RENDERER_ENTRY}`)) as typeof Renderer
  const plan = await planSite(server, renderer, content)
  const bare = requested.replace(/\/$/, '')
  const moved = plan.redirects.find(({ from }) => from === bare)
  if (moved) {
    const headers = { Location: withBase(moved.to, server.config.base) }
    return { status: 301, headers, body: () => '' }
  }
  const isAsked = (file: { readonly path: string }): boolean => file.path === bare
  if (plan.drawn.some(isAsked)) {
    const asked = { ...plan, cards: plan.cards.filter(isAsked), pdfs: plan.pdfs.filter(isAsked) }
    return found(bare, async () => {
      const files = await drawnFiles(asked, content, content.place.root)
      return files.find(isAsked)?.text() ?? ''
    })
  }
  const paths = [bare, `${bare}.html`, `${bare}/index.html`]
  const file = plan.files.find((each) => paths.includes(each.path))
  if (!file) return undefined
  if (!file.path.endsWith('.html')) return found(file.path, () => file.text())
  const entries = file.path === '/index.html' ? [renderer.SHELL.program] : PAGE_ENTRIES
  return found(file.path, () => documentFor(server, file, entries))
}

function found(file: string, body: Answer['body']): Answer {
  return { status: 200, headers: { 'Content-Type': typeOf(file) }, body }
}

async function planSite(server: ViteDevServer, renderer: typeof Renderer, content: LoadedContent) {
  const { base, root } = server.config
  const look = await lookAssets(root, (source) => withBase(`/${source}`, base))
  const loaded = await server.ssrLoadModule(`/${CONTENT_ENTRY}`)
  const plan = renderer.planSite(siteContentOf(loaded as typeof Content, renderer), {
    assets: {
      look,
      styles: [],
      kindStyles: byKind(() => []),
      scripts: [withBase(PAGE_SCRIPT, base)],
      modules: [],
    },
    start: {
      look,
      styles: [],
      entry: withBase(renderer.SHELL.program, base),
      needed: [],
      script: BOOT_SCRIPT,
    },
    // Nothing is bundled, so the license page lists no software.
    facts: { year: new Date().getFullYear(), software: [] },
  })
  const icons = content.site.icon === null ? [] : [FAVICON_PATH, TOUCH_ICON_PATH]
  const drawn = [
    ...plan.cards,
    ...plan.pdfs,
    ...plan.icons,
    ...icons.map((each) => ({ path: each })),
  ]
  const rendered = [...plan.files, ...plan.pdfs].map((file) => file.path)
  const listed = () => devFiles(content, rendered)
  const more: readonly SiteFile[] = [
    { path: FILE_LIST_PATH, text: () => JSON.stringify(listed()) },
    { path: SEARCH_INDEX_PATH, text: () => plan.searchIndex(listed()).text() },
  ]
  return { ...plan, files: [...plan.files, ...more], drawn }
}

async function documentFor(
  server: ViteDevServer,
  file: SiteFile,
  entries: readonly string[],
): Promise<string> {
  const { base } = server.config
  const text = await file.text()
  const styles = await Promise.all(entries.map((entry) => styleElements(server, entry)))
  const html = text
    .replace('</head>', () => `${styles.join('\n')}\n</head>`)
    // Vite adds the base to what a document loads, but not to links and inside templates.
    .replaceAll(LOADING, (tag) => tag.replaceAll(`"${base}`, '"/').replaceAll(`, ${base}`, ', /'))
  return server.transformIndexHtml(file.path, html)
}
