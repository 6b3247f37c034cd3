/** A module that is fetched when it is first needed, remembered, and asked for again after a failure. */
import { retryingImport } from './retryingImport.ts'

export interface LazyModule<Module> {
  /** The module, once it has loaded. */
  current(): Module | undefined
  /**
   * Loads the module, unless it has loaded already.
   * @throws {Error} what `import()` throws if the module fails to load; the next call tries again
   */
  load(): Promise<Module>
}

/** @param load an `import()` as the bundler knows it */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  const fetchAgain = retryingImport(load)
  let module: Module | undefined
  return {
    current: () => module,
    async load() {
      module ??= await fetchAgain()
      return module
    },
  }
}
