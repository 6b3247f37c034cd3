import type { Post } from 'virtual:posts'
import { wholeAddress } from '../../owner/addresses.ts'
import { wordsLicence } from '../../owner/wordsLicence.ts'
import { sitePathOf } from '../../owner/base.ts'
import { OWNERS_WORDS } from '../../owner/siteLanguage.ts'
import { postPath } from '../../owner/paths.ts'

/** @param body Markdown without front matter and title */
export function twinText(post: Post, body: string): string {
  const names = post.authors.map(({ name }) => name)
  const facts: readonly (readonly [name: string, value: unknown])[] = [
    ['title', post.title],
    ['description', post.excerpt],
    names.length === 1 ? ['author', names[0]] : ['authors', names],
    ['date', post.date],
    ['updated', post.updated],
    ['readTime', post.readTime],
    ['category', post.category],
    ['tags', post.tags],
    ['series', post.series],
    ['lang', post.lang ?? OWNERS_WORDS.lang],
    ['canonical', wholeAddress(postPath(post.slug))],
    ['license', wordsLicence.name],
  ]
  // JSON is valid YAML, so no other quoting is needed.
  const known = facts.filter(([, value]) => value !== undefined)
  const matter = known.map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `---
${matter.join('\n')}
---

# ${post.title}

![${post.image.alt}](${wholeAddress(sitePathOf(post.image.src))})

${body}`
}
