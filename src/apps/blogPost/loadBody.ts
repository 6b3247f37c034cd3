/** Loads the text of a post. */
import { postLoaders } from 'virtual:post-loaders'
import type { ArticleModule } from 'virtual:posts'
import { retryingImport } from '../../base/services/loading/retryingImport.ts'

const LOADERS = new Map(
  Object.entries(postLoaders).map(([slug, load]) => [slug, retryingImport(load)]),
)

/**
 * A call after a failure tries again.
 * @param slug of a post that exists
 */
export async function loadBody(slug: string): Promise<ArticleModule> {
  const load = LOADERS.get(slug)
  if (!load) throw new Error(`There is no text for the post ${slug}.`)
  return load()
}
