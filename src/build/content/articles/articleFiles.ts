/** Where the articles lie. */
import { readdirSync } from 'node:fs'
import path from 'node:path'

const POSTS = 'src/content/posts'

export interface ArticleFile {
  /** Absolute. */
  readonly file: string
  /** The same below the root, for messages. */
  readonly place: string
}

/** All articles, in the order of their names. */
export function articleFiles(root: string): readonly ArticleFile[] {
  return readdirSync(path.join(root, POSTS))
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => ({ file: path.join(root, POSTS, name), place: `${POSTS}/${name}` }))
}
