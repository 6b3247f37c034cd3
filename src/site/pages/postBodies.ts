/**
 * The articles' bodies, all at once: for the build, which writes them into pages and feeds. A
 * browser gets the HTML alone, so nothing that it loads may import this.
 */
import { postBodies } from 'virtual:post-bodies'
import type { ArticleModule } from 'virtual:posts'

/**
 * @param slug of a post of `virtual:posts`
 * @throws {Error} if there is no such post
 */
export function postBody(slug: string): ArticleModule {
  const module = postBodies[slug]
  if (!module) throw new Error(`There is no text for the post ${slug}.`)
  return module
}
