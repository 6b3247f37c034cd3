/** The site's registry, as src/app/start.tsx makes it where the owner lists no icons. */
import { createRegistry } from '../../src/apps/host/registry.ts'
import * as apps from '../../src/apps/registry.ts'
import { standardIcons } from '../../src/owner/desktopIcons.ts'

export const REGISTRY = createRegistry(Object.values(apps), {
  desktopIcons: standardIcons('Assistant'),
  withoutIcon: [],
})
