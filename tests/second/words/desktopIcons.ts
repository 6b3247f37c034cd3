import { standardIcons } from '../../../src/owner/desktopIcons.ts'
import type { DesktopIconEntry } from '../../../src/owner/types.ts'

export const desktopIcons: readonly DesktopIconEntry[] = [
  ...standardIcons('LONG-Assistant'),
  { id: 100, icon: 'link', title: 'Summary', link: '/llms.txt' },
  { id: 101, icon: 'link', title: 'Elsewhere', link: 'https://example.org/elsewhere' },
  { id: 102, icon: 'link', title: 'LONG-Icon', link: '/about' },
  { id: 103, icon: 'blog', title: 'A post', link: '/blog/first-tree' },
]
