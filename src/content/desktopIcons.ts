/**
 * The icons on the desktop, in their order. Add one of your own with a `link`:
 *
 *     { id: 100, icon: 'link', title: 'My code', link: 'https://code.example.com/me' },
 *
 * An app that asks for an icon and has none in this list gets one after the last. Data only.
 */

export interface DesktopIconEntry {
  /** Identifies the icon for ever: never change it, and never use it twice. */
  readonly id: number
  /** Name of an icon in `assets/icons`. */
  readonly icon: string
  readonly title: string
  /** The app that the icon opens. */
  readonly appName?: string
  /**
   * The page that shows what the app shows; it is where the icon leads on a phone. Without an app,
   * what the icon opens: a path on this site, or an address elsewhere, which opens in a new tab.
   */
  readonly link?: string
}

export const desktopIcons: readonly DesktopIconEntry[] = [
  { id: 2, icon: 'my-computer', title: 'My Computer', appName: 'My Computer' },
  { id: 3, icon: 'notepad', title: 'Notepad', appName: 'Notepad' },
  { id: 4, icon: 'assistant', title: 'Assistant', appName: 'Assistant' },
  { id: 5, icon: 'blog', title: 'Blog', appName: 'Blog', link: '/blog' },
  { id: 6, icon: 'about', title: 'About', appName: 'About', link: '/about' },
  { id: 7, icon: 'cookies', title: 'Cookies', appName: 'Cookies' },
]

/** Apps without an icon: to remove one from the list above, name its app here as well. */
export const withoutIcon: readonly string[] = []
