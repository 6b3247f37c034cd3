import type { SchemeName } from '../../base/services/display/displayChoices.ts'
import { lazyModule } from '../../base/services/loading/lazyModule.ts'

const LOADED = {
  olive: lazyModule(() => import('virtual:scheme-olive')),
  silver: lazyModule(() => import('virtual:scheme-silver')),
  contrast: lazyModule(async () => {
    const [scheme] = await Promise.all([
      import('virtual:scheme-contrast'),
      import('../../shell/contrast.css'),
    ])
    return scheme
  }),
}

type Scheme = Awaited<ReturnType<typeof LOADED.olive.load>>

/** @returns null for the scheme that the site was built with */
export async function loadScheme(name: SchemeName): Promise<Scheme | null> {
  return name === 'blue' ? null : LOADED[name].load()
}

const tokens = new CSSStyleSheet()

/** The tokens in one sheet, so that the page is styled once. A contrast theme of the visitor's system wins. */
export function wearScheme({ document }: Window, name: SchemeName, scheme: Scheme | null): void {
  document.documentElement.dataset['theme'] = name
  const own = scheme ? `@media not (forced-colors:active){:root{${scheme.tokens}}}` : ''
  tokens.replaceSync(own)
  if (!document.adoptedStyleSheets.includes(tokens)) document.adoptedStyleSheets.push(tokens)
  colorBar(document, scheme?.bar)
}

let builtBar: string | undefined

/** The toolbars of browsers that follow the page. */
function colorBar(document: Document, color: string | undefined): void {
  const [bar] = document.getElementsByName('theme-color')
  if (!(bar instanceof HTMLMetaElement)) return
  builtBar ??= bar.content
  bar.content = color ?? builtBar
}
