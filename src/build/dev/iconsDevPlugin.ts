/** Vite plugin for `npm run dev` alone: answers with the icons that the build makes of the owner's picture. */
import type { ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import { withoutBase } from '../../owner/base.ts'
import { typeOf } from '../../server/http/fileResponse.ts'
import type * as WebManifest from '../../site/feeds/webManifest.ts'
import type { ContentSource } from '../content/contentSource.ts'
import { pictureMaker } from '../content/pictures/pictures.ts'

const ICON = /^\/(?:favicon\.ico|apple-touch-icon\.png|icons\/[^?]+)(?=$|\?)/

async function iconAt(
  server: ViteDevServer,
  content: ContentSource,
  path: string,
): Promise<Buffer | undefined> {
  const { site, place } = await content.load()
  if (site.icon === null) return undefined
  const { makeIcons } = await import('../art/icons.ts')
  const loaded = await server.ssrLoadModule('/src/site/feeds/webManifest.ts')
  const { APP_ICONS } = loaded as typeof WebManifest
  const files = await makeIcons(pictureMaker(place).sourceOf(site.icon), APP_ICONS, '')
  return files.get(path)
}

async function answer(
  server: ViteDevServer,
  content: ContentSource,
  path: string,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    const icon = await iconAt(server, content, path)
    if (icon) response.setHeader('Content-Type', typeOf(path)).end(icon)
    else next()
  } catch (error) {
    next(error)
  }
}

export function iconsDevPlugin(content: ContentSource): Plugin {
  return {
    name: 'icons-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path] = ICON.exec(withoutBase(request.url ?? '', server.config.base)) ?? []
        if (path === undefined) next()
        else void answer(server, content, path, response, next)
      })
    },
  }
}
