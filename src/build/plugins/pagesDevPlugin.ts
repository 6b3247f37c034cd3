/**
 * Vite plugin for `npm run dev` alone: answers the pages' addresses with the pages as the sources
 * have them. Their styles arrive by script then, and nobody knows yet whose work a bundle will hold.
 */
import type { ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import type * as Prerender from '../html/renderSite.tsx'
import { contentType } from '../../server/http/contentTypes.ts'

/** The rest, which is most of what is asked for, the bundler serves itself. */
const PLACES = /^\/(?:blog|about|licence|404|offline|feed|sitemap|robots|llms|manifest)\b/
const ASSETS = { styles: [], scripts: ['/src/boot/pageScript.ts'], modules: [] }

async function render(server: ViteDevServer): Promise<Prerender.Rendered> {
  const loaded = await server.ssrLoadModule('/src/build/html/renderSite.tsx')
  const facts = { year: new Date().getFullYear(), software: [] }
  return (loaded as typeof Prerender).renderSite(ASSETS, facts)
}

/** What the built site serves under an address; undefined where that is no page or feed. */
async function fileAt(server: ViteDevServer, url: string): Promise<Prerender.TextFile | undefined> {
  const place = new URL(url, 'http://localhost').pathname.replace(/\/$/, '')
  const { files } = await render(server)
  const file = files.find(({ path }) => path === place || path === `${place}.html`)
  if (!file?.path.endsWith('.html')) return file
  return { ...file, text: await server.transformIndexHtml(url, file.text) }
}

async function answer(
  server: ViteDevServer,
  url: string,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    const file = await fileAt(server, url)
    if (file) response.setHeader('Content-Type', contentType(file.path)).end(file.text)
    else next()
  } catch (error) {
    next(error)
  }
}

export function pagesDevPlugin(): Plugin {
  return {
    name: 'pages-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = request.url ?? ''
        if (PLACES.test(url)) void answer(server, url, response, next)
        else next()
      })
    },
    async transformIndexHtml(html, { server }) {
      if (!server || !html.includes('<!--head-->')) return html
      const { home } = await render(server)
      return Object.entries(home).reduce(
        (text, [name, part]) => text.replace(`<!--${name}-->`, () => part),
        html,
      )
    },
  }
}
