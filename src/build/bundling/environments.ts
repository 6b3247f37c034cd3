/** The site's bundles, each an environment of one Vite run. `npm run dev` needs none of them. */
import path from 'node:path'
import type { EnvironmentOptions, Rolldown } from 'vite'
import { REPORTS } from './bundleReports.ts'
import { CHUNKS, KIND_STYLES, PAGES_ENTRY, PROGRAM_ENTRY } from './chunks.ts'

export const RENDERER_ENTRY = 'src/build/html/renderSite.tsx'
export const CONTENT_ENTRY = 'src/build/html/siteContent.ts'

export const BUNDLES = ['client', 'worker', 'boot', 'server', 'pages'] as const
export type BundleName = (typeof BUNDLES)[number]

/** The folders to publish; the others are inputs of later steps, which remove them. */
export function foldersIn(out: string): Readonly<Record<BundleName, string>> {
  return {
    client: path.join(out, 'client'),
    server: path.join(out, 'server'),
    worker: path.join(out, 'bundles/worker'),
    boot: path.join(out, 'bundles/boot'),
    pages: path.join(out, 'bundles/pages'),
  }
}

function oneFile(outDir: string, name: string, source: string): EnvironmentOptions {
  const output: Rolldown.OutputOptions = { format: 'iife', entryFileNames: '[name].js' }
  return {
    consumer: 'client',
    build: {
      ...REPORTS,
      outDir,
      copyPublicDir: false,
      rolldownOptions: { input: { [name]: source }, output },
    },
  }
}

/** A program for Node that runs without node_modules. */
function forNode(outDir: string, input: Readonly<Record<string, string>>): EnvironmentOptions {
  return {
    consumer: 'server',
    resolve: { noExternal: true },
    build: {
      ...REPORTS,
      outDir,
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: { input },
    },
  }
}

export function environmentsIn(out: string): Record<BundleName, EnvironmentOptions> {
  const folders = foldersIn(out)
  const pages = forNode(folders.pages, { pages: RENDERER_ENTRY, content: CONTENT_ENTRY })
  return {
    client: {
      build: {
        ...REPORTS,
        outDir: folders.client,
        rolldownOptions: {
          input: { program: PROGRAM_ENTRY, pages: PAGES_ENTRY, ...KIND_STYLES },
          output: { codeSplitting: { groups: CHUNKS } },
        },
      },
    },
    /** The service worker, whose URL must never change. */
    worker: oneFile(folders.worker, 'sw', 'src/offline/serviceWorker.ts'),
    boot: oneFile(folders.boot, 'boot', 'src/boot/bootScript.ts'),
    server: forNode(folders.server, { node: 'src/server/node.ts' }),
    /** Renders the pages; emits pictures that only pages show. */
    pages: { ...pages, build: { ...pages.build, emitAssets: true } },
  }
}
