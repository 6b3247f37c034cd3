/** Vite plugin: takes the base from the site's address, and removes the calls that add it where it is `/`. */
import type { Plugin } from 'vite'
import { baseOf } from '../../owner/base.ts'
import type { ContentSource } from '../content/contentSource.ts'
import { ContentError } from '../content/problems/problem.ts'

const IMPORT = /from '[^']*\/base\.ts'/
/** The function name alone, so that the parentheses stay around the argument. */
const CALLEE = /(?<![\w$.])(?:hrefOf|sitePathOf)(?=\()/g

/** @returns undefined while the content has mistakes, which contentPlugin.ts reports */
export async function baseIn(content: ContentSource): Promise<string | undefined> {
  try {
    return baseOf((await content.load()).site.address)
  } catch (error) {
    if (error instanceof ContentError) return undefined
    throw error
  }
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
