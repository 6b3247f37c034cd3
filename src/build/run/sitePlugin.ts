/** Vite plugin: has `vite build` build the whole site, into the folder that `--outDir` names or `dist`. */
import path from 'node:path'
import type { Plugin } from 'vite'
import type { ContentSource } from '../content/contentSource.ts'
import { environmentsIn } from '../bundling/environments.ts'

export function sitePlugin(content: ContentSource): Plugin {
  return {
    name: 'site',
    config({ root = process.cwd(), build }, { command, isSsrBuild }) {
      if (command !== 'build') return undefined
      // An entry of its own is bundled alone: with `--ssr` an adapter of the chat service, with
      // `input` what a test starts in another way.
      if (isSsrBuild || build?.rolldownOptions?.input !== undefined) return undefined
      const out = path.resolve(root, build?.outDir ?? 'dist')
      return {
        environments: environmentsIn(out),
        builder: {
          // One set of plugins serves all environments: what one has read is not read again.
          sharedConfigBuild: true,
          sharedPlugins: true,
          buildApp: async (builder) => {
            // The drawing libraries are loaded only when there is something to draw.
            const { buildApp } = await import('./buildApp.ts')
            await buildApp(builder, out, await content.load())
          },
        },
      }
    },
  }
}
