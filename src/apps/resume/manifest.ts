/** The owner's résumé as a window. The app is left out of a site whose owner has written none. */
import { documentApp } from '../host/manifests.ts'

export const resume = documentApp({
  appName: 'Resume',
  title: 'Résumé',
  icon: 'resume',
  label: 'Résumé',
  startMenu: 'programs',
  words: ['resume', 'cv', 'curriculum', 'experience', 'education', 'talks', 'career'],
  load: () => import('./View.tsx'),
})
