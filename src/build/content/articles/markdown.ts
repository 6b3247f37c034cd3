/** Reads the text of an article into the one tree that everything else is made from. Pure. */
import { createProcessor } from '@mdx-js/mdx'
import GithubSlugger from 'github-slugger'
import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { nodesOf } from './tree.ts'

/** What articles are written in, besides MDX. */
export const SYNTAX = [remarkFrontmatter, remarkGfm]

/** In `.md` files braces and angle brackets are text, or HTML. */
const processors = {
  mdx: createProcessor({ remarkPlugins: SYNTAX, format: 'mdx' }),
  md: createProcessor({ remarkPlugins: SYNTAX, format: 'md' }),
}

/**
 * Parses the text and gives each heading its id, so that whatever is made from the tree has the same ids.
 * @throws {VFileMessage} with the line of the mistake, for a text that is not MDX
 */
export function parseMarkdown(source: string, format: keyof typeof processors = 'mdx'): Root {
  const tree = processors[format].parse(source)
  const slugger = new GithubSlugger()
  for (const node of nodesOf(tree)) {
    if (node.type === 'heading') node.data = { hProperties: { id: slugger.slug(toString(node)) } }
  }
  return tree
}
