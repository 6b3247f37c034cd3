import { documentApp } from '../host/manifests.ts'

export const about = documentApp({
  appName: 'About',
  title: 'About',
  icon: 'about',
  desktopIcon: { id: 6 },
  words: ['about', 'profile', 'bio', 'skills', 'projects', 'certifications', 'contact'],
  load: () => import('./View.tsx'),
})
