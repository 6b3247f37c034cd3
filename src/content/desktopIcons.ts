/** The icons on the desktop, in their order. Data of the site: knows nothing of the program. */

export interface DesktopIconEntry {
  /** Never used twice, and never changed: an icon is known by it. */
  readonly id: number
  /** Name of an icon in `assets/icons`. */
  readonly icon: string
  readonly title: string
  readonly appName: string
  readonly isFocus: boolean
  /** Path of the page that shows the same content, where there is one. */
  readonly link?: string
}

export const desktopIcons: readonly DesktopIconEntry[] = [
  { id: 2, icon: 'my-computer', title: 'My Computer', appName: 'My Computer', isFocus: false },
  { id: 3, icon: 'notepad', title: 'Notepad', appName: 'Notepad', isFocus: false },
  { id: 4, icon: 'assistant', title: 'Assistant', appName: 'Assistant', isFocus: false },
  { id: 5, icon: 'blog', title: 'Blog', appName: 'Blog', isFocus: false, link: '/blog' },
  { id: 6, icon: 'about', title: 'About', appName: 'About', isFocus: false, link: '/about' },
  // No window: opens the cookie banner.
  { id: 7, icon: 'cookies', title: 'Cookies', appName: 'Cookies', isFocus: false },
]
