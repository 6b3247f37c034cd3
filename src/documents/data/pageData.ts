/** The data of a page for its window, from the file at `dataPath`. */
import type { Post } from 'virtual:posts'
import type { CustomPage } from '../../owner/types.ts'
import type { Neighbors, Relations } from '../article/related/relations.ts'
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

/** Returns a parser that throws if a field is missing: a network may answer instead of this site. */
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
