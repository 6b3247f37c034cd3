/**
 * The articles' bodies, all at once: for the build, which writes them into pages and feeds. A
 * browser gets the HTML alone, so nothing that it loads may import this.
 */
import type { ComponentType } from 'react'
import { postBodies } from 'virtual:post-bodies'
import type { BodyProps, Heading } from 'virtual:posts'

export interface PostBody {
  readonly Body: ComponentType<BodyProps>
  /** What the table of contents lists. */
  readonly headings: readonly Heading[]
}

/**
 * @param slug of a post of `virtual:posts`
 * @throws {Error} if there is no such post
 */
export function postBody(slug: string): PostBody {
  const module = postBodies[slug]
  if (!module) throw new Error(`There is no text for the post ${slug}.`)
  return { Body: module.default, headings: module.headings }
}
