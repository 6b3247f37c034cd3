/** A copy of the built site that a test may change, break and serve by itself. */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { BUILT_SITE_FILE, readBuiltSite } from '../../src/server/http/builtSite.ts'
import { createSiteServer } from '../../src/server/http/siteServer.ts'
import { TEST_SITE_FOLDER } from './server.ts'

export interface OwnSite {
  /** `http://127.0.0.1:PORT`; the same after every restart. */
  readonly url: string
  /** Replaces text in a file of the copy; throws where there is none to replace. */
  change(file: string, from: string | RegExp, to: string): void
  /** Takes a file away, or gives it back. */
  hide(file: string): void
  show(file: string): void
  /** Serves the copy as it is now. */
  restart(): Promise<void>
  /** Answers no longer. */
  stop(): Promise<void>
  end(): Promise<void>
}

export async function openOwnSite(): Promise<OwnSite> {
  const root = mkdtempSync(path.join(tmpdir(), 'meadow-site-'))
  // Without the compressed twins, which would have to be changed too.
  const isPlain = (file: string): boolean => !/\.(?:br|gz)$/.test(file)
  cpSync(path.join(TEST_SITE_FOLDER, 'client'), root, { recursive: true, filter: isPlain })
  const { inline: outside } = readBuiltSite(path.join(TEST_SITE_FOLDER, 'server', BUILT_SITE_FILE))
  const place = (file: string): string => path.join(root, file)
  let server = createSiteServer({ root, outside })
  let port = 0
  const listen = async (): Promise<void> => {
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    ;({ port } = server.address() as AddressInfo)
  }
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await listen()
  return {
    url: `http://127.0.0.1:${port}`,
    change(file, from, to) {
      const text = readFileSync(place(file), 'utf8')
      const changed = text.replace(from, () => to)
      if (changed === text) throw new Error(`${file} holds no ${String(from)}`)
      writeFileSync(place(file), changed)
    },
    hide: (file) => renameSync(place(file), place(`${file}.hidden`)),
    show: (file) => renameSync(place(`${file}.hidden`), place(file)),
    async restart() {
      await close()
      server = createSiteServer({ root, outside })
      await listen()
    },
    stop: close,
    async end() {
      await close()
      rmSync(root, { recursive: true })
    },
  }
}
