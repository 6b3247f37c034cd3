/**
 * Lazy imports that can be asked for again. A browser remembers that a module did not come, and asks
 * for its address never again as long as the page lives: after a failure it is given another one.
 */

/** The address that a browser names when a module did not come; not every browser does. */
const ADDRESS = /https?:\/\/[^\s'"]+\.js/

/**
 * What imports the module each time it is called, until it has come.
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
