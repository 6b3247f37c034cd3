/** The site's registry, as src/app/start.tsx makes it. */
import { createRegistry } from '../../src/apps/host/registry.ts'
import * as apps from '../../src/apps/registry.ts'
import { desktopIcons, withoutIcon } from '../../src/content/desktopIcons.ts'

export const REGISTRY = createRegistry(Object.values(apps), { desktopIcons, withoutIcon })
