/** Compiles articles to modules that pages and windows render (types: `src/owner/posts.d.ts`). */
import { createProcessor } from '@mdx-js/mdx'
import rehypeShiki from '@shikijs/rehype'
import remarkSmartypants from 'remark-smartypants'
import { VFile } from 'vfile'
import { ContentError } from '../problems/problem.ts'
import type { TextFile } from './article.ts'
import { codeColors } from './markdown/codeColors.ts'
import { guardExpressions } from './guardExpressions.ts'
import { SYNTAX } from './markdown/markdown.ts'
import {
  addBase,
  alignByClasses,
  exportHeadings,
  nameBoxes,
  nameTables,
  numberNames,
} from './markdown/rehypeArticle.ts'
import { labelNotes } from './markdown/rehypeNotes.ts'
import { type MakePicture, placePictures } from './markdown/rehypePictures.ts'
import { makeFigures } from './markdown/remarkFigures.ts'
import { placeFormulas } from './markdown/remarkFormulas.ts'
import { openQuotes, quotesOf } from './markdown/quotes.ts'

/**
 * @param siteLanguage default for an article that names none
 * @returns a function that rejects with a ContentError if the article is not MDX
 */
export function articleCompiler(
  make: MakePicture,
  base: string,
  siteLanguage: () => string | Promise<string>,
): (text: TextFile) => Promise<string> {
  const processors = new Map<string, ReturnType<typeof processorFor>>()
  return async ({ tree, broken, source, place, matter }) => {
    if (!tree) throw new ContentError(broken)
    const { lang } = (matter.matter ?? {}) as { readonly lang?: string }
    const language = lang ?? (await siteLanguage())
    const processor = processors.get(language) ?? processorFor(language, make, base)
    processors.set(language, processor)
    const file = new VFile({ path: place, value: source })
    // Others read the tree too. The type asks for the output tree, but the input tree works.
    const copy = structuredClone(tree) as unknown as Parameters<typeof processor.run>[0]
    const program = await processor.run(copy, file)
    return processor.stringify(program, file)
  }
}

function processorFor(language: string, make: MakePicture, base: string) {
  const { opening, closing } = quotesOf(language)
  const openingQuotes = { double: opening, single: '‘' }
  return createProcessor({
    remarkPlugins: [
      ...SYNTAX,
      guardExpressions,
      makeFigures,
      placeFormulas,
      // Only quotes and apostrophes in prose become typographic.
      [openQuotes, openingQuotes],
      [
        remarkSmartypants,
        {
          backticks: false,
          dashes: false,
          ellipses: false,
          openingQuotes,
          closingQuotes: { double: closing, single: '’' },
        },
      ],
    ],
    rehypePlugins: [
      [labelNotes, language],
      exportHeadings,
      nameTables,
      alignByClasses,
      nameBoxes,
      // Before the base is added, since a picture may be named by its address.
      [placePictures, make],
      [addBase, base],
      [rehypeShiki, codeColors],
      numberNames,
    ],
    // The Content-Security-Policy forbids style attributes; alignByClasses sets classes instead.
    tableCellAlignToStyle: false,
    // Makes the heading visible, not only available to screen readers.
    remarkRehypeOptions: { footnoteLabel: 'Notes', footnoteLabelProperties: {} },
  })
}
