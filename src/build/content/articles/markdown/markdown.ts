/** Parses the text of an article into the tree that everything else is made from. */
import { createProcessor } from '@mdx-js/mdx'
import GithubSlugger from 'github-slugger'
import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import { nodesOf } from './tree.ts'

type Plugins = NonNullable<NonNullable<Parameters<typeof createProcessor>[0]>['remarkPlugins']>

/** Formulas need two dollar signs, since "between $5 and $6" would be one with single signs. */
export const SYNTAX: Plugins = [
  remarkFrontmatter,
  remarkGfm,
  [remarkMath, { singleDollarTextMath: false }],
]

/** In `.md` files braces and angle brackets are text, or HTML. */
const processors = {
  mdx: createProcessor({ remarkPlugins: SYNTAX, format: 'mdx' }),
  md: createProcessor({ remarkPlugins: SYNTAX, format: 'md' }),
}

/**
 * Also sets the ids of headings, so that everything made from the tree has the same ones.
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
