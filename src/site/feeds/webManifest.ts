import { SITE_LANGUAGE } from '../../owner/siteLanguage.ts'
import { hrefOf } from '../../owner/base.ts'
import { appIconPath } from '../../owner/paths.ts'
import { desktopIcons } from 'virtual:desktop-icons'
import { browserBar } from 'virtual:theme'
import type { Color } from '../../base/theme/theme.ts'
import { site } from 'virtual:site'

/** An icon of the installed site, drawn by src/build/art/icons.ts. */
export interface AppIcon {
  readonly path: string
  /** Width and height in pixels. */
  readonly size: number
  /** `maskable` icons are cropped by the system, so only the middle is certain to be visible. */
  readonly purpose: 'any' | 'maskable'
  /** The background; transparent if absent. */
  readonly ground?: Color
}

/** The colour of the installed site's splash screen, window and icon background. */
const INSTALLED_COLOR = browserBar.desktop

export const APP_ICONS: readonly AppIcon[] = [
  { path: appIconPath(192), size: 192, purpose: 'any' },
  { path: appIconPath(512), size: 512, purpose: 'any' },
  {
    path: appIconPath(512, 'maskable'),
    size: 512,
    purpose: 'maskable',
    ground: INSTALLED_COLOR,
  },
]

export function webManifest(): string {
  const manifest = {
    id: hrefOf('/'),
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: SITE_LANGUAGE,
    dir: 'ltr',
    start_url: hrefOf('/'),
    scope: hrefOf('/'),
    display: 'standalone',
    background_color: INSTALLED_COLOR,
    theme_color: INSTALLED_COLOR,
    categories: ['personalization', 'productivity'],
    icons: APP_ICONS.map(({ path, size, purpose }) => ({
      src: hrefOf(path),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    // A shortcut within the site: browsers reject others.
    shortcuts: desktopIcons.flatMap(({ title, link }) =>
      link?.startsWith('/') ? [{ name: title, url: hrefOf(link) }] : [],
    ),
  }
  return `${JSON.stringify(manifest, undefined, 2)}\n`
}
