/**
 * Makes the module of an article that pages and windows render: code is coloured, pictures get several
 * sizes, and headings are listed as `headings` (types: `src/owner/posts.d.ts`).
 */
import { createProcessor } from '@mdx-js/mdx'
import rehypeShiki from '@shikijs/rehype'
import remarkSmartypants from 'remark-smartypants'
import { VFile } from 'vfile'
import { ContentError } from '../problems/problem.ts'
import type { PictureFiles } from '../pictures/pictures.ts'
import type { Article } from './article.ts'
import { codeColors } from './codeColors.ts'
import { guardExpressions } from './guardExpressions.ts'
import { SYNTAX } from './markdown.ts'
import { addBase, alignByClasses, exportHeadings } from './rehypeArticle.ts'
import { labelNotes } from './rehypeNotes.ts'
import { placePictures } from './rehypePictures.ts'
import { makeFigures } from './remarkFigures.ts'
import { placeFormulas } from './remarkFormulas.ts'
import { quotesOf } from './quotes.ts'

/**
 * @param make the files of a picture by its name
 * @param base the path of the site on its host: `/`, `/portfolio/`
 * @param siteLanguage of an article that names none
 * @returns a function that gives the JavaScript of an article's module, and rejects with a ContentError where
 *   the article is not MDX
 */
export function articleCompiler(
  make: (name: string) => Promise<PictureFiles>,
  base: string,
  siteLanguage: () => string | Promise<string>,
): (article: Article) => Promise<string> {
  const processors = new Map<string, ReturnType<typeof processorFor>>()
  return async ({ tree, broken, source, place, matter }) => {
    if (!tree) throw new ContentError(broken)
    const language = matter.matter?.lang ?? (await siteLanguage())
    const processor = processors.get(language) ?? processorFor(language, make, base)
    processors.set(language, processor)
    const file = new VFile({ path: place, value: source })
    // Others read the tree, too. The processor takes it, although its type asks for what comes out.
    const copy = structuredClone(tree) as unknown as Parameters<typeof processor.run>[0]
    const program = await processor.run(copy, file)
    return processor.stringify(program, file)
  }
}

function processorFor(
  language: string,
  make: (name: string) => Promise<PictureFiles>,
  base: string,
) {
  const { opening, closing } = quotesOf(language)
  return createProcessor({
    remarkPlugins: [
      ...SYNTAX,
      guardExpressions,
      makeFigures,
      placeFormulas,
      // Quotes and apostrophes in prose become typographic; dashes, dots, code and attributes of JSX stay.
      [
        remarkSmartypants,
        {
          backticks: false,
          dashes: false,
          ellipses: false,
          openingQuotes: { double: opening, single: '‘' },
          closingQuotes: { double: closing, single: '’' },
        },
      ],
    ],
    rehypePlugins: [
      [labelNotes, language],
      exportHeadings,
      alignByClasses,
      [addBase, base],
      [placePictures, make],
      [rehypeShiki, codeColors],
    ],
    // The policy forbids style attributes; alignByClasses sets classes.
    tableCellAlignToStyle: false,
    // A heading for everybody, not only for screen readers.
    remarkRehypeOptions: { footnoteLabel: 'Notes', footnoteLabelProperties: {} },
  })
}
