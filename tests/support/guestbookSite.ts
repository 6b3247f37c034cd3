/**
 * The desktop and the phone's grid as a newcomer might have made them: with one app more, and with
 * icons and entries of the owner's own. Builds only what `/` runs, into a folder of its own.
 */
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, type Plugin, preview } from 'vite'
import { ROOT, TEST_SITE_FOLDER } from './server.ts'
import { withTestContent } from './testContent.ts'

const HERE = path.join(ROOT, 'tests/support/guestbook')

/** Modules of the site by those that take their places. */
const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  ['src/apps/registry.ts', path.join(HERE, 'registry.ts')],
  ['virtual:desktop-icons', path.join(HERE, 'desktopIcons.ts')],
  ['virtual:start-menu', path.join(HERE, 'startMenu.ts')],
])

const replaceModules: Plugin = {
  name: 'guestbook',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    // A replacement may build on what it replaces.
    if (importer === undefined || importer.startsWith(HERE)) return null
    if (!source.startsWith('.')) return REPLACEMENTS.get(source) ?? null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return REPLACEMENTS.get(path.relative(ROOT, found?.id ?? '')) ?? null
  },
}

export interface GuestbookSite {
  /** `http://127.0.0.1:PORT/`. */
  readonly url: string
  end(): Promise<void>
}

export async function openGuestbookSite(): Promise<GuestbookSite> {
  const root = mkdtempSync(path.join(tmpdir(), 'meadow-guestbook-'))
  const page = path.join(HERE, 'index.html')
  await withTestContent(() =>
    build({
      root: ROOT,
      logLevel: 'warn',
      plugins: [replaceModules],
      build: { outDir: root, rolldownOptions: { input: { guestbook: page } } },
    }),
  )
  renameSync(path.join(root, path.relative(ROOT, page)), path.join(root, 'index.html'))
  // What windows show of posts and lists, which are the same as on the site of the tests.
  cpSync(path.join(TEST_SITE_FOLDER, 'client/windows'), path.join(root, 'windows'), {
    recursive: true,
  })
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'warn',
    build: { outDir: root },
    preview: { host: '127.0.0.1', port: 0 },
  })
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    async end() {
      await server.close()
      rmSync(root, { recursive: true })
    },
  }
}
