import { LIST_PATTERNS } from '../../owner/paths.ts'
import { documentApp } from '../host/manifests.ts'

export const blog = documentApp({
  appName: 'Blog',
  title: 'Blog',
  icon: 'blog',
  opens: LIST_PATTERNS,
  desktopIcon: { id: 5 },
  startMenu: 'programs',
  words: ['blog', 'posts', 'articles', 'writing', 'news'],
  load: () => import('./View.tsx'),
})
