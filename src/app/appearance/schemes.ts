import { browserBar } from 'virtual:theme'
import type { SchemeName } from '../../base/services/display/displayChoices.ts'
import { lazyModule } from '../../base/services/loading/lazyModule.ts'

const LOADED = {
  olive: lazyModule(() =>
    Promise.all([import('virtual:scheme-olive'), import('../../base/theme/schemes/olive.css')]),
  ),
  silver: lazyModule(() =>
    Promise.all([import('virtual:scheme-silver'), import('../../base/theme/schemes/silver.css')]),
  ),
  contrast: lazyModule(() =>
    Promise.all([
      import('virtual:scheme-contrast'),
      import('../../base/theme/schemes/contrast.css'),
      import('../../shell/contrast.css'),
    ]),
  ),
}

type Scheme = Awaited<ReturnType<typeof LOADED.olive.load>>[0]

/** With its style sheet, which changes nothing until the scheme is worn. @returns null for the built theme */
export async function loadScheme(name: SchemeName): Promise<Scheme | null> {
  if (name === 'blue') return null
  const [scheme] = await LOADED[name].load()
  return scheme
}

export function wearScheme({ document }: Window, name: SchemeName, scheme: Scheme | null): void {
  document.documentElement.dataset['theme'] = name
  // The toolbars of browsers that follow the page.
  const [bar] = document.getElementsByName('theme-color')
  if (bar instanceof HTMLMetaElement) bar.content = scheme?.bar ?? browserBar.desktop
}
