/** A post for tests of what is made of posts. */
import type { Post } from 'virtual:posts'
import { site } from '../../src/sample/site.ts'

export function makePost(given: Partial<Post> = {}): Post {
  return {
    slug: 'a-post',
    title: 'A <post> & more',
    excerpt: 'What it "says".',
    date: '2025-10-17',
    readTime: '8 min read',
    category: 'design',
    tags: ['canvas', 'R&D'],
    image: {
      alt: 'A picture',
      width: 1600,
      height: 900,
      avif: '/assets/a-400.avif 400w',
      webp: '/assets/a-400.webp 400w',
      src: '/assets/a-1600.webp',
    },
    authors: [{ name: site.owner.name, role: site.owner.role }],
    ...given,
  }
}
