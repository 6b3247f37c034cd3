/**
 * The articles' bodies, all at once: for the build, which writes them into pages and feeds. A
 * browser gets the HTML alone, so nothing that it loads may import this.
 */
import type { ComponentType } from 'react'
import type { BodyProps, Heading } from 'virtual:posts'

interface PostModule {
  readonly default: ComponentType<BodyProps>
  readonly headings: readonly Heading[]
}

const MODULES = import.meta.glob<PostModule>('../../content/posts/*.mdx', { eager: true })

export interface PostBody {
  readonly Body: ComponentType<BodyProps>
  /** What the table of contents lists. */
  readonly headings: readonly Heading[]
}

/**
 * @param slug of a post of `virtual:posts`; its file has the same name
 * @throws Error where there is no such file
 */
export function postBody(slug: string): PostBody {
  const module = MODULES[`../../content/posts/${slug}.mdx`]
  if (!module) throw new Error(`src/content/posts/${slug}.mdx does not exist`)
  return { Body: module.default, headings: module.headings }
}
