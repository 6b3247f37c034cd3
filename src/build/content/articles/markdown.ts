/** Reads articles into the tree that is checked, and cut into passages for the assistant. Pure. */
import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const markdown = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter)

/** @throws {VFileMessage} with the line of what is no MDX */
export function parseArticle(source: string): Root {
  return markdown.parse(source)
}
