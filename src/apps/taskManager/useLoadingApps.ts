import { useEffect, useReducer } from 'react'
import type { AppName, AppWindow } from '../../desktop/state.ts'
import { useRegistry } from '../host/RegistryContext.tsx'

/** The apps whose windows are still empty: their views are on their way, or there is none. */
export function useLoadingApps(windows: readonly AppWindow[]): ReadonlySet<AppName> {
  const { viewOf } = useRegistry()
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  const loading = new Set(
    windows.map(({ appName }) => appName).filter((name) => !viewOf(name)?.current()),
  )
  const names = [...loading].sort().join('\n')
  useEffect(() => {
    let isWanted = true
    const settled = (): void => {
      if (isWanted) renderAgain()
    }
    // A view that fails closes its window.
    for (const name of names.split('\n')) void viewOf(name)?.load().then(settled, settled)
    return () => {
      isWanted = false
    }
  }, [names, viewOf])
  return loading
}
