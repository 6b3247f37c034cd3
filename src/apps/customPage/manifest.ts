/** A page of the owner's own as a window; which one is the window's location. */
import { customPages } from 'virtual:custom-pages'
import { PAGE_ICON } from '../../owner/linkedPages.ts'
import { documentApp } from '../host/manifests.ts'

export const customPage = documentApp({
  appName: 'CustomPage',
  title: 'Page',
  icon: PAGE_ICON,
  path: null,
  opens: customPages.map(({ path }) => path),
  titleOf: (path) => customPages.find((page) => page.path === path)?.title,
  words: ['page'],
  load: () => import('./View.tsx'),
})
