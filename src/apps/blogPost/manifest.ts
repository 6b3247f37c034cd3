import { postPath } from '../../owner/paths.ts'
import { documentApp } from '../host/manifests.ts'

export const blogPost = documentApp({
  appName: 'BlogPost',
  title: 'Blog',
  icon: 'blog-post',
  path: null,
  opens: [postPath(':slug')],
  words: ['post', 'article'],
  load: () => import('./View.tsx'),
})
