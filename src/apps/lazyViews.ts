/** The apps' views as components that load their code when they are first shown. */
import { lazy, type ComponentType } from 'react'
import { views } from './registry.ts'
import type { AppViewProps } from './types.ts'
import type { AppName } from '../desktop/state.ts'

/** One component an app, made once: a new one at each render would throw its state away. */
const components = new Map<AppName, ComponentType<AppViewProps>>()

/** The view of an app, or undefined where it has none and its windows stay empty. */
export function viewOf(appName: AppName): ComponentType<AppViewProps> | undefined {
  const known = components.get(appName)
  if (known) return known
  const load = views[appName]
  if (!load) return undefined
  const view = lazy(load)
  components.set(appName, view)
  return view
}
