/** Reads the text of an article into the one tree that everything else is made from. Pure. */
import { createProcessor } from '@mdx-js/mdx'
import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'

/** What articles are written in, besides MDX. */
export const SYNTAX = [remarkFrontmatter, remarkGfm]

const processor = createProcessor({ remarkPlugins: SYNTAX })

/** @throws {VFileMessage} with the line of the mistake, for a text that is not MDX */
export function parseMarkdown(source: string): Root {
  return processor.parse(source)
}
