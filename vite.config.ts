/**
 * How the site is bundled, tested and served while developing. What `npm run build` bundles is in
 * src/build/bundling/environments.ts, what it does with the bundles in src/build/run/buildApp.ts.
 */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { PAGES_ENTRY, PROGRAM_ENTRY } from './src/build/bundling/chunks.ts'
import { basePlugin } from './src/build/plugins/basePlugin.ts'
import { devPlugin } from './src/build/dev/devPlugin.ts'
import { compileHintsPlugin } from './src/build/plugins/compileHintsPlugin.ts'
import { articlePlugin } from './src/build/plugins/articlePlugin.ts'
import { contentSource } from './src/build/content/contentSource.ts'
import { contentPlugin } from './src/build/plugins/contentPlugin.ts'
import { pixiPlugin } from './src/build/plugins/pixiPlugin.ts'
import { sitePlugin } from './src/build/run/sitePlugin.ts'
import { stylesPlugin } from './src/build/plugins/stylesPlugin.ts'
import { styleSheetsPlugin } from './src/build/plugins/styleSheetsPlugin.ts'
import { readAddress } from './src/server/http/address.ts'

// An owner's words may change at any time; the unit tests read words of their own.
const contentVariables = process.env['VITEST']
  ? { ...process.env, MEADOW_CONTENT: 'src/sample' }
  : process.env

/** Browsers of early 2023. Older ones show a list of all pages (src/boot/BootScreen.tsx). */
const BASELINE = ['chrome111', 'edge111', 'firefox115', 'safari16.4']

const TESTS = ['tests/{unit,property,architecture,articles}/**/*.test.{ts,tsx}']
/** Tests that replace a module for their own file. */
const OWN_MODULES = ['tests/unit/site/contactCard.test.ts']

export default defineConfig(({ isSsrBuild }) => {
  const content = contentSource(import.meta.dirname, contentVariables)
  return {
    plugins: [
      basePlugin(content),
      articlePlugin(content),
      react(),
      contentPlugin(content),
      devPlugin(content),
      styleSheetsPlugin(),
      stylesPlugin(content),
      pixiPlugin(),
      compileHintsPlugin(),
      sitePlugin(content),
    ],
    // An adapter of the chat service is one file.
    publicDir: isSsrBuild ? false : 'public',
    build: {
      target: isSsrBuild ? 'node20' : BASELINE,
      emptyOutDir: true,
      // Inlined files would be data: addresses, which the site's policy allows for pictures only.
      assetsInlineLimit: 0,
      // Every browser of the baseline but Safari below 17 knows modulepreload, and does without.
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // A first build draws pictures, which takes long.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    // An adapter runs from its file alone, without node_modules.
    ssr: { noExternal: isSsrBuild ? true : [] },
    // Where the development server looks for packages.
    optimizeDeps: {
      entries: [PROGRAM_ENTRY, PAGES_ENTRY],
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    server: {
      ...readAddress(process.env, 5173),
      strictPort: Boolean(process.env['PORT']),
      // Folders of builds, and what was drawn.
      watch: { ignored: [`${import.meta.dirname}/.cache/**`] },
    },
    test: {
      restoreMocks: true,
      // Vitest leaves one core free, which on two cores is half of them.
      maxWorkers: '100%',
      // Some tests bundle or draw pictures, which takes long on a busy machine.
      testTimeout: 180_000,
      globalSetup: './tests/support/temporaryFiles.ts',
      setupFiles: ['tests/support/seed.ts'],
      // Vitest empties all other style sheets, but this one is a file that the site serves.
      css: { include: [/\/feed\.css/] },
      projects: [
        {
          extends: true,
          // Files share their modules: loading them anew for each file took more than half of the time.
          test: { name: 'unit', include: TESTS, exclude: OWN_MODULES, isolate: false },
        },
        { extends: true, test: { name: 'own modules', include: OWN_MODULES } },
      ],
    },
  }
})
