/** Vite plugin: takes the base from the site's address, and removes the calls that add it where it is `/`. */
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { baseOf } from '../../owner/base.ts'
import type { ContentSource } from '../content/contentSource.ts'
import { ContentError } from '../content/problems/problem.ts'

const IMPORT = /from '[^']*\/base\.ts'/
/** The function name alone, so that the parentheses stay around the argument. */
const CALLEE = /(?<![\w$.])(?:hrefOf|sitePathOf)(?=\()/g
const SETTLED_MS = 200

/** @returns undefined while the content has mistakes, which contentPlugin.ts reports */
async function baseIn(content: ContentSource): Promise<string | undefined> {
  try {
    return baseOf((await content.load()).site.address)
  } catch (error) {
    if (error instanceof ContentError) return undefined
    throw error
  }
}

/** Vite's base is fixed at startup, so a new one needs a restart. */
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

/** @param code a module that imports the functions and does not redeclare their names */
export function withoutCalls(code: string): string {
  return code.replaceAll(CALLEE, '')
}
