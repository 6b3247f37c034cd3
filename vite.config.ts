/**
 * How the site is bundled, tested and served while developing. `npm run build` runs this for the
 * browser (dist/client), for its service worker (dist/offline), for the script in the document of
 * `/` (dist/first) and, with `--ssr`, twice for Node: the server (dist/server), and the pages, which
 * are written as files by a later step (dist/prerender).
 */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { artPlugin } from './src/build/plugins/artPlugin.ts'
import { chatDevPlugin } from './src/build/plugins/chatDevPlugin.ts'
import { CHUNKS, PAGES_ENTRY } from './src/build/plugins/chunks.ts'
import { compileHintsPlugin } from './src/build/plugins/compileHintsPlugin.ts'
import { articlePlugin } from './src/build/plugins/articlePlugin.ts'
import { contentPlugin } from './src/build/plugins/contentPlugin.ts'
import { markdownPlugin } from './src/build/plugins/markdownPlugin.ts'
import { pagesDevPlugin } from './src/build/plugins/pagesDevPlugin.ts'
import { passagesPlugin } from './src/build/plugins/passagesPlugin.ts'
import { softwarePlugin } from './src/build/plugins/softwarePlugin.ts'
import { pixiPlugin } from './src/build/plugins/pixiPlugin.ts'
import { styleSheetsPlugin } from './src/build/plugins/styleSheetsPlugin.ts'
import { themePlugin } from './src/build/plugins/themePlugin.ts'
import { blue } from './src/base/theme/blue.ts'

/** The desktop, and what the pages run. */
const DOCUMENTS = {
  input: { program: 'index.html', pages: PAGES_ENTRY },
  output: { codeSplitting: { groups: CHUNKS } },
}

/** Scripts that are bundled by themselves, each in a mode, and folder, of its own. */
const ALONE: Readonly<Record<string, object>> = {
  // At one address for ever.
  offline: {
    input: 'src/offline/serviceWorker.ts',
    output: { format: 'iife', entryFileNames: 'sw.js' },
  },
  // For the document of `/` itself.
  first: {
    input: 'src/boot/firstScript.ts',
    output: { format: 'iife', entryFileNames: 'first.js' },
  },
}

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    articlePlugin(),
    react(),
    artPlugin(),
    contentPlugin(),
    passagesPlugin(),
    markdownPlugin(),
    chatDevPlugin(),
    pagesDevPlugin(),
    styleSheetsPlugin(),
    themePlugin(blue),
    softwarePlugin(),
    pixiPlugin(),
    compileHintsPlugin(),
  ],
  // What the browser may fetch lies in public; the server bundle needs no copy of it.
  publicDir: isSsrBuild || mode in ALONE ? false : 'public',
  build: {
    target: isSsrBuild ? 'node20' : 'es2022',
    outDir: isSsrBuild ? 'dist/server' : mode in ALONE ? `dist/${mode}` : 'dist/client',
    emptyOutDir: true,
    manifest: true,
    // Pictures that only the pages show: the bundle for browsers does not know them.
    ssrEmitAssets: true,
    // Inlined files would be data: addresses, which the site's policy allows for pictures only.
    assetsInlineLimit: 0,
    // Every browser that runs es2022 knows modulepreload.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // A first build draws pictures, which takes long and is told by its own step.
      checks: { pluginTimings: false },
      // An entry for Node is named on the command line.
      ...(!isSsrBuild && (ALONE[mode] ?? DOCUMENTS)),
    },
  },
  // The server runs from dist alone, without node_modules.
  ssr: { noExternal: isSsrBuild ? true : [] },
  server: { port: 5173 },
  test: {
    include: ['tests/{unit,property,architecture}/**/*.test.{ts,tsx}'],
    environment: 'node',
    restoreMocks: true,
    // Some tests bundle or draw pictures, which takes long on a busy machine.
    testTimeout: 60_000,
  },
}))
