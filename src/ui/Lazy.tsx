/**
 * What needs a module that may still have to come. Instead of `lazy` and `Suspense`: React keeps
 * what was suspended back for 300 ms after it showed a fallback, although all is there.
 */
import { useLayoutEffect, useState, type ReactNode } from 'react'

/** Where a module comes from. */
interface Source<Module> {
  /** The module, once it has come. */
  current(): Module | undefined
  load(): Promise<Module>
}

interface LazyProps<Module> {
  readonly module: Source<Module>
  /** Shown until the module is there. */
  readonly fallback?: ReactNode
  /** Shown at once where the module has come before. */
  readonly children: (module: Module) => ReactNode
}

/** @throws {Error} while rendering, for a boundary around it, where the module does not come */
export function Lazy<Module>({ module, fallback = null, children }: LazyProps<Module>) {
  const [outcome, setOutcome] = useState<Outcome>({})
  const come = module.current()

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

  if (come) return children(come)
  if ('failure' in outcome) throw outcome.failure
  return fallback
}

interface Outcome {
  readonly failure?: unknown
}
