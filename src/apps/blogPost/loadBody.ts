/** Loads the text of a post. */
import type { ArticleModule } from 'virtual:posts'
import { retryingImport } from '../../base/services/loading/retryingImport.ts'

const BODIES = new Map(
  Object.entries(import.meta.glob<ArticleModule>('../../content/posts/*.mdx')).map(
    ([file, load]) => [file, retryingImport(load)],
  ),
)

/**
 * A call after a failure tries again.
 * @param slug of a post that exists
 */
export async function loadBody(slug: string): Promise<ArticleModule> {
  const load = BODIES.get(`../../content/posts/${slug}.mdx`)
  if (!load) throw new Error(`There is no text for the post ${slug}.`)
  return load()
}
