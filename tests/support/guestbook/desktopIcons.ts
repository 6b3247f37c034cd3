/** The icons of a site without a list of its own, and some of an owner's. */
import { standardIcons } from '../../../src/owner/desktopIcons.ts'
import type { DesktopIconEntry } from '../../../src/owner/types.ts'

export const desktopIcons: readonly DesktopIconEntry[] = [
  ...standardIcons('Assistant'),
  { id: 100, icon: 'blog', title: 'A post', link: '/blog/windows-xp-portfolio' },
  { id: 101, icon: 'about', title: 'Elsewhere', link: 'https://example.org/elsewhere' },
  { id: 102, icon: 'cookies', title: 'Lost', appName: 'No such app' },
]

export const withoutIcon: readonly string[] = []
