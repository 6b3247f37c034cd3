/**
 * Vite plugin: makes React components of the articles (`*.mdx`), with code coloured, pictures in
 * several sizes, ids on headings and the list `headings` (types: `src/content/posts.d.ts`). Their
 * front matter is handed out by contentPlugin.ts instead: whoever lists articles must not load
 * their bodies.
 */
import mdx from '@mdx-js/rollup'
import rehypeShiki from '@shikijs/rehype'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import { codeColors } from '../content/articles/codeColors.ts'
import { PictureMaker } from '../content/pictureMaker.ts'
import type { PictureFiles } from '../content/pictures.ts'
import { placePictures } from '../content/articles/rehypePictures.ts'
import { exportHeadings, alignByClasses } from '../content/articles/rehypeArticle.ts'

export function articlePlugin(): Plugin {
  let root = ''
  const make = (name: string): Promise<PictureFiles> => new PictureMaker(root).make(name)
  return {
    ...(mdx({
      remarkPlugins: [remarkFrontmatter, remarkGfm],
      rehypePlugins: [
        rehypeSlug,
        exportHeadings,
        alignByClasses,
        [placePictures, make],
        [rehypeShiki, codeColors],
      ],
      // Style attributes are forbidden; alignByClasses gives classes.
      tableCellAlignToStyle: false,
      // Seen by everybody, not only heard.
      remarkRehypeOptions: { footnoteLabel: 'Notes', footnoteLabelProperties: {} },
    }) as Plugin),
    name: 'articles',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
  }
}
