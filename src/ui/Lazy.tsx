/**
 * Shows content that needs a module which may still be loading. `lazy` and `Suspense` are not used, because
 * React holds suspended content back for 300 ms after it has shown a fallback, even if all of it is ready.
 */
import { useLayoutEffect, useState, type ReactNode } from 'react'

/** A module that is loaded when it is needed, and then kept (base/services/loading/lazyModule.ts makes them). */
interface LoadedLater<Module> {
  current(): Module | undefined
  load(): Promise<Module>
}

interface LazyProps<Module> {
  readonly module: LoadedLater<Module>
  readonly fallback?: ReactNode
  /** Shown at once if the module has been loaded before. */
  readonly children: (module: Module) => ReactNode
}

/** @throws {Error} while rendering, for a boundary around it, if the module fails to load */
export function Lazy<Module>({ module, fallback = null, children }: LazyProps<Module>) {
  const [outcome, setOutcome] = useState<Outcome>({})
  const loaded = module.current()

  useLayoutEffect(() => {
    if (module.current()) return undefined
    let isWanted = true
    const settle = (settled: Outcome): void => {
      if (isWanted) setOutcome(settled)
    }
    module.load().then(
      () => settle({}),
      (failure: unknown) => settle({ failure }),
    )
    return () => {
      isWanted = false
    }
  }, [module])

  if (loaded) return children(loaded)
  if ('failure' in outcome) throw outcome.failure
  return fallback
}

interface Outcome {
  readonly failure?: unknown
}
