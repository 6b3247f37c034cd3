/** What a window gets of a page: the file at `dataPath` of the page, which the build writes. Pure. */
import type { Post } from 'virtual:posts'
import type { CustomPage } from '../../owner/types.ts'
import type { Neighbors, Relations } from '../article/relations.ts'
import type { ArticleText } from '../article/text.ts'
import type { Listing } from '../postList/listings.ts'

export interface PostData {
  readonly post: Post
  readonly neighbors: Neighbors
  readonly relations: Relations
  readonly text: ArticleText
}

export interface CustomPageData {
  readonly page: CustomPage
  readonly text: ArticleText
}

export const parsePostData = parserOf<PostData>('post', 'neighbors', 'relations', 'text')
export const parseCustomPageData = parserOf<CustomPageData>('page', 'text')
export const parseListing = parserOf<Listing>('path', 'topic', 'first', 'posts', 'page', 'pages')

/**
 * @returns a function that takes any JSON value, and throws for one that lacks a field: a network may answer with
 *   something else in the place of this site. What the site itself answers is as the build has made it.
 */
function parserOf<Data extends object>(
  ...fields: readonly (keyof Data & string)[]
): (value: unknown) => Data {
  return (value) => {
    const isWhole =
      typeof value === 'object' && value !== null && fields.every((field) => field in value)
    if (!isWhole) throw new Error(`Expected an object with ${fields.join(', ')}`)
    return value as Data
  }
}
