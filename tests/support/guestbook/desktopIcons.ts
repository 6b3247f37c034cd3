/** The sample's icons, and some of an owner's own. */
import {
  type DesktopIconEntry,
  desktopIcons as samples,
} from '../../../src/content/desktopIcons.ts'

export const desktopIcons: readonly DesktopIconEntry[] = [
  ...samples,
  { id: 100, icon: 'blog', title: 'A post', link: '/blog/windows-xp-portfolio' },
  { id: 101, icon: 'about', title: 'Elsewhere', link: 'https://example.org/elsewhere' },
  { id: 102, icon: 'cookies', title: 'Lost', appName: 'No such app' },
]

export { withoutIcon } from '../../../src/content/desktopIcons.ts'
