/**
 * Retries failed imports under another address: a browser that failed to load a module does not
 * request its address again while the page is open.
 */

/** Most browsers name the module's address in the error. */
const ADDRESS = /https?:\/\/[^\s'"]+\.js/

/** @param load an `import()` that the bundler can see */
export function retryingImport<Module>(
  load: () => Promise<Module>,
  importFrom: (address: string) => Promise<Module> = importAddress,
): () => Promise<Module> {
  let failed: string | undefined
  let attempts = 1
  return async () => {
    try {
      return await (failed === undefined ? load() : importFrom(`${failed}?attempt=${attempts}`))
    } catch (error) {
      failed ??= ADDRESS.exec(String(error))?.[0]
      attempts += 1
      throw error
    }
  }
}

function importAddress<Module>(address: string): Promise<Module> {
  return import(/* @vite-ignore */ address) as Promise<Module>
}
