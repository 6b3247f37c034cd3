/** The public pages, and what can be asked of each of them. */

/** Slugs, newest first. */
export const POSTS = ['testing-llm-as-judge', 'hands-free-coding', 'windows-xp-portfolio'] as const

export const PAGES = [
  '/blog',
  ...POSTS.map((slug) => `/blog/${slug}`),
  '/about',
  '/resume',
  '/help-and-support',
  '/licence',
  '/feed',
]
