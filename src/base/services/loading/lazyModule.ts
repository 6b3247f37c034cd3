/** A module that is loaded when it is first needed, and kept. After a failure the next call tries again. */
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
