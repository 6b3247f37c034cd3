/** Vite plugin: makes `vite build` build the whole site, into `--outDir` or `dist`. */
import path from 'node:path'
import type { Plugin } from 'vite'
import type { ContentSource } from '../content/contentSource.ts'
import { environmentsIn } from '../bundling/environments.ts'

export function sitePlugin(content: ContentSource): Plugin {
  return {
    name: 'site',
    config({ root = process.cwd(), build }, { command, isSsrBuild }) {
      if (command !== 'build') return undefined
      // A custom entry is bundled alone: `--ssr` for a chat adapter, `input` for tests.
      if (isSsrBuild || build?.rolldownOptions?.input !== undefined) return undefined
      const out = path.resolve(root, build?.outDir ?? 'dist')
      return {
        environments: environmentsIn(out),
        builder: {
          // All environments share one set of plugins, so content is read once.
          sharedConfigBuild: true,
          sharedPlugins: true,
          buildApp: async (builder) => {
            // The drawing libraries are loaded only if there is something to draw.
            const { buildApp } = await import('./buildApp.ts')
            await buildApp(builder, out, await content.load())
          },
        },
      }
    },
  }
}
