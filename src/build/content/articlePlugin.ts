/**
 * Vite plugin: makes React components of the articles (`*.mdx`), with code coloured, ids on
 * headings and the list `headings` (types: `src/content/posts.d.ts`). Their front matter is
 * handed out by postsPlugin.ts instead: whoever lists articles must not load their bodies.
 */
import mdx from '@mdx-js/rollup'
import rehypeShiki from '@shikijs/rehype'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import { codeColors } from './codeColors.ts'
import { exportHeadings, alignByClasses } from './rehypeArticle.ts'

export function articlePlugin(): Plugin {
  return {
    ...(mdx({
      remarkPlugins: [remarkFrontmatter, remarkGfm],
      rehypePlugins: [rehypeSlug, exportHeadings, alignByClasses, [rehypeShiki, codeColors]],
      // Style attributes are forbidden; alignByClasses gives classes.
      tableCellAlignToStyle: false,
    }) as Plugin),
    name: 'articles',
    enforce: 'pre',
  }
}
