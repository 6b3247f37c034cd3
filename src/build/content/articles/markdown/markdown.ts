/** Parses the text of an article into the tree that everything else is made from. */
import { createProcessor } from '@mdx-js/mdx'
import GithubSlugger, { slug } from 'github-slugger'
import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkCjkFriendly from 'remark-cjk-friendly'
import remarkCjkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import { SEARCH_HASH } from '../../../../owner/paths.ts'
import { endAddresses } from './addresses.ts'
import { makeAlerts } from './alerts.ts'
import { type LeftOut, readHtml } from './htmlElements.ts'
import { remarkSpaceless } from './remarkSpaceless.ts'
import { nodesOf, type TreeNode } from './tree.ts'

type Plugins = NonNullable<NonNullable<Parameters<typeof createProcessor>[0]>['remarkPlugins']>

/** One tilde is a range, as in "3~5 days". */
const STRIKETHROUGH = { singleTilde: false }

/** Formulas need two dollar signs, since "between $5 and $6" would be one with single signs. */
export const SYNTAX: Plugins = [
  remarkFrontmatter,
  [remarkGfm, STRIKETHROUGH],
  remarkCjkFriendly,
  [remarkCjkStrikethrough, STRIKETHROUGH],
  remarkSpaceless,
  [remarkMath, { singleDollarTextMath: false }],
]

/** In `.md` files braces are text, and angle brackets are HTML. */
const processors = {
  mdx: createProcessor({ remarkPlugins: SYNTAX, format: 'mdx' }),
  md: createProcessor({ remarkPlugins: SYNTAX, format: 'md' }),
}

/** The id of every page's main part. */
export const MAIN_ID = 'content'

/** What the pages and the desktop around a text have as ids. */
export const PAGE_IDS: readonly string[] = [
  ...[MAIN_ID, SEARCH_HASH.slice(1), 'new-tab'],
  ...['root', 'boot-screen', 'first-keys'],
]

/** The id of a heading that holds neither letters nor digits. */
const NAMELESS = 'section'

const LANGUAGE = /^(?<open>\{\s*\.?)?(?<language>[\p{L}\w+#-]+)(?<rest>.*)$/u
/** What may stand behind a language, without one. */
const META = /^(?:title=|\{\s*\d)/

/** Others write what stands behind a language without a space, `js{1,3}`, or both in braces, `{r, echo=F}`. */
function splitLanguage(node: TreeNode): void {
  if (node.type !== 'code' || !node.lang) return
  const info = [node.lang, node.meta].filter(Boolean).join(' ')
  const {
    open,
    language = null,
    rest = info,
  } = (META.test(info) ? null : LANGUAGE.exec(info))?.groups ?? {}
  const inside = open === undefined ? rest : rest.replace(/^[\s,]+/, '').replace(/\s*\}$/, '')
  node.lang = language
  node.meta = inside.trim() || null
}

/**
 * Also sets the ids of headings, so that everything made from the tree has the same ones.
 * @returns `leftOut`: what of HTML is not shown
 * @throws {VFileMessage} with the line of the mistake, for a text that is not MDX
 */
export function parseMarkdown(
  source: string,
  format: keyof typeof processors = 'mdx',
): { readonly tree: Root; readonly leftOut: readonly LeftOut[] } {
  const tree: Root = processors[format].parse(source)
  const leftOut = format === 'md' ? readHtml(tree, source) : []
  endAddresses(tree, source, (text) => processors.md.parse(text))
  makeAlerts(tree)
  for (const node of nodesOf(tree)) splitLanguage(node)
  const slugger = new GithubSlugger()
  for (const id of PAGE_IDS) slugger.slug(id)
  for (const node of nodesOf(tree)) {
    if (node.type !== 'heading') continue
    const words = toString(node)
    node.data = { hProperties: { id: slugger.slug(slug(words) === '' ? NAMELESS : words) } }
  }
  return { tree, leftOut }
}
