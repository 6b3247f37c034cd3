/** A module that is loaded on first use and cached. After a failure the next call tries again. */
import { retryingImport } from './retryingImport.ts'

export interface LazyModule<Module> {
  current(): Module | undefined
  load(): Promise<Module>
}

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
