/**
 * Vite plugin for `npm run dev` alone: answers the pages' addresses with the pages as the sources have
 * them, and completes the document of `/` as the build does: with its head, boot screen, style sheets
 * and first script. The licence page lists no software, because nothing is bundled.
 */
import type { ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import { typeOf } from '../../server/http/fileResponse.ts'
import type * as Prerender from '../html/renderSite.tsx'
import { styleElements } from './devStyles.ts'

/** Where a page or feed may be. The bundler serves everything else, which is most of what is requested. */
const RENDERED = /^\/(?:blog|about|licence|404|offline|feed|sitemap|robots|llms|manifest)\b/
const PAGE_SCRIPT = '/src/boot/pageScript.ts'
const BOOT_SCRIPT = '/src/boot/bootScript.ts'
const PROGRAM = '/src/app/main.ts'

async function render(server: ViteDevServer): Promise<Prerender.Rendered> {
  const loaded = await server.ssrLoadModule('/src/build/html/renderSite.tsx')
  const facts = { year: new Date().getFullYear(), software: [] }
  const assets = { styles: [], scripts: [PAGE_SCRIPT], modules: [] }
  return (loaded as typeof Prerender).renderSite(assets, facts)
}

/** What the built site serves at an address; undefined if that is neither a page nor a feed. */
async function fileAt(server: ViteDevServer, url: string): Promise<Prerender.TextFile | undefined> {
  const { pathname } = new URL(url, 'http://localhost')
  const requested = pathname.replace(/\/$/, '')
  const { files } = await render(server)
  const file = files.find((each) => [requested, `${requested}.html`].includes(each.path))
  if (!file?.path.endsWith('.html')) return file
  const styles = await styleElements(server, PAGE_SCRIPT)
  const html = replaceOnce(file.text, '</head>', `${styles}\n</head>`)
  return { ...file, text: await server.transformIndexHtml(url, html) }
}

async function answer(
  server: ViteDevServer,
  url: string,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    const file = await fileAt(server, url)
    if (file) response.setHeader('Content-Type', typeOf(file.path)).end(file.text)
    else next()
  } catch (error) {
    next(error)
  }
}

/** The document of `/` with everything that the build would put into it. */
async function completeHome(server: ViteDevServer, html: string): Promise<string> {
  const { home } = await render(server)
  const script = `<script type="module" src="${PROGRAM}"></script>`
  const parts: readonly (readonly [found: string, replacement: string])[] = [
    ...Object.entries(home).map(([name, part]) => [`<!--${name}-->`, part] as const),
    ['</head>', `${await styleElements(server, PROGRAM)}\n</head>`],
    [
      script,
      `<template data-entry="${PROGRAM}"></template>${script.replace(PROGRAM, BOOT_SCRIPT)}`,
    ],
  ]
  return parts.reduce((text, [found, replacement]) => replaceOnce(text, found, replacement), html)
}

/** @throws {Error} if there is nothing to replace */
function replaceOnce(html: string, found: string, replacement: string): string {
  if (!html.includes(found)) throw new Error(`The document has no ${found}`)
  return html.replace(found, () => replacement)
}

export function pagesDevPlugin(): Plugin {
  return {
    name: 'pages-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = request.url ?? ''
        if (RENDERED.test(url)) void answer(server, url, response, next)
        else next()
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server, path: address }) =>
        server && address === '/index.html' ? completeHome(server, html) : html,
    },
  }
}
