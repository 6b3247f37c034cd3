/**
 * Lazy imports that can be tried again. A browser remembers that a module failed to load and never
 * requests its address again while the page is open, so a retry needs another address.
 */

/** The address that most browsers name in the error when a module fails to load. */
const ADDRESS = /https?:\/\/[^\s'"]+\.js/

/**
 * A function that imports the module, and tries again with each call after a failure.
 * @param load an `import()` as the bundler knows it
 * @param importFrom imports a module by its whole address
 */
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
