/**
 * The desktop and the phone's grid as a newcomer might have made them: with one app more, and with
 * icons and entries of the owner's own. Builds only what `/` runs, into a folder of its own.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createBuilder, type Plugin, preview } from 'vite'
import { ROOT } from './server.ts'

const HERE = path.join(ROOT, 'tests/support/guestbook')

/** Modules of the site by those that take their places. */
const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  ['src/apps/registry.ts', path.join(HERE, 'registry.ts')],
  ['src/content/desktopIcons.ts', path.join(HERE, 'desktopIcons.ts')],
  ['src/content/startMenu.ts', path.join(HERE, 'startMenu.ts')],
])

const replaceModules: Plugin = {
  name: 'guestbook',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    // A replacement may build on what it replaces.
    if (importer === undefined || importer.startsWith(HERE) || !source.startsWith('.')) return null
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
  const outDir = path.join(root, 'site')
  const builder = await createBuilder({
    root: ROOT,
    logLevel: 'warn',
    plugins: [replaceModules],
    build: { outDir },
  })
  const { client } = builder.environments
  if (!client) throw new Error('The build has no part for browsers')
  await builder.build(client)
  // Where the build has a folder for each of its bundles, this is the one for browsers.
  const folder = path.join(outDir, 'client')
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'warn',
    build: { outDir: existsSync(folder) ? folder : outDir },
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
