/**
 * Vite plugin: the path of the site's address is the base of everything that is built and served. A site at the root
 * of its host pays nothing for those that are not: there, calls of the functions that add and take off the base would
 * return what they are given, and are left out.
 */
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { baseOf } from '../../owner/base.ts'
import type { ContentSource } from '../content/contentSource.ts'
import { ContentError } from '../content/problems/problem.ts'

const IMPORT = /from '[^']*\/base\.ts'/
/** The call without its arguments, which stay in their parentheses. */
const CALLEE = /(?<![\w$.])(?:hrefOf|sitePathOf)(?=\()/g
/** A file is reported when an editor begins to write it. */
const SETTLED_MS = 200

/** @returns undefined while the site's words have mistakes, which contentPlugin.ts reports */
async function baseIn(content: ContentSource): Promise<string | undefined> {
  try {
    return baseOf((await content.load()).site.address)
  } catch (error) {
    if (error instanceof ContentError) return undefined
    throw error
  }
}

/** Vite knows one base from its start to its end, so a new one needs a new start. */
function followAddress(server: ViteDevServer, content: ContentSource): void {
  const { base, logger } = server.config
  const update = async (): Promise<void> => {
    content.forget()
    const next = await baseIn(content)
    if (next === undefined || next === base) return
    logger.info(`The site lies at ${next} now.`)
    await server.restart()
  }
  let timer: NodeJS.Timeout | undefined
  server.watcher.on('all', (_event, file) => {
    if (path.basename(file) !== 'site.ts') return
    clearTimeout(timer)
    timer = setTimeout(() => {
      update().catch((error: unknown) => logger.error(String(error)))
    }, SETTLED_MS)
  })
}

export function basePlugin(content: ContentSource): Plugin {
  let isAtRoot = false
  return {
    name: 'base',
    enforce: 'pre',
    config: async () => ({ base: (await baseIn(content)) ?? '/' }),
    configResolved(config) {
      isAtRoot = config.base === '/'
    },
    configureServer: (server) => followAddress(server, content),
    transform: {
      filter: { id: /\.tsx?$/, code: IMPORT },
      handler: (code) => (isAtRoot ? { code: withoutCalls(code), map: null } : null),
    },
  }
}

/** @param code of a module that imports the functions and declares none of these names */
export function withoutCalls(code: string): string {
  return code.replaceAll(CALLEE, '')
}
