/** The apps' views, whose code is fetched when they are first shown. */
import { lazyModule, type LazyModule } from '../../base/services/loading/lazyModule.ts'
import type { AppName } from '../../desktop/state.ts'
import { views } from '../registry.ts'
import type { AppModule } from './types.ts'

const modules = new Map<AppName, LazyModule<AppModule>>()

/** What brings the view of an app, or undefined where it has none and its windows stay empty. */
export function viewOf(appName: AppName): LazyModule<AppModule> | undefined {
  const known = modules.get(appName)
  if (known) return known
  const load = views[appName]
  if (!load) return undefined
  const module = lazyModule(load)
  modules.set(appName, module)
  return module
}
