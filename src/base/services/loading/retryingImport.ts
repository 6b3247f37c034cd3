/**
 * Imports what may fail to load: asks once more at once, since most failures last for a moment, and again at each
 * later call. A browser does not request the address of a failed module again while the page is open, so
 * another one is used.
 */
import { replaceSheet, takeBrokenSheets, watchStyleSheets } from './styleSheets.ts'

/** Most browsers name the module's address in the error. */
const ADDRESS = /https?:\/\/[^\s'"]+\.js/

/** Nobody waits for ever for a server that neither answers nor refuses. A slow network may take this long. */
const LONGEST_WAIT_MS = 30_000

/** @param load an `import()` that the bundler can see */
export function retryingImport<Module>(
  load: () => Promise<Module>,
  importFrom: (address: string) => Promise<Module> = importAddress,
): () => Promise<Module> {
  let failed: string | undefined
  let sheets: readonly HTMLLinkElement[] = []
  let attempts = 1
  const attempt = async (): Promise<Module> => {
    try {
      await Promise.all(sheets.map(replaceSheet))
      sheets = []
      return await (failed === undefined ? load() : importFrom(`${failed}?attempt=${attempts}`))
    } catch (error) {
      failed ??= ADDRESS.exec(String(error))?.[0]
      sheets = takeBrokenSheets()
      attempts += 1
      throw error
    }
  }
  let pending: Promise<Module> | undefined
  return () => {
    watchStyleSheets()
    // Two attempts at once would take each other's failures.
    pending ??= inTime(attempt().catch(attempt)).finally(() => (pending = undefined))
    return pending
  }
}

function inTime<Module>(loading: Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new Error('A part of the site took too long to load'))
    const timer = setTimeout(giveUp, LONGEST_WAIT_MS)
    void loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function importAddress<Module>(address: string): Promise<Module> {
  return import(/* @vite-ignore */ address) as Promise<Module>
}
