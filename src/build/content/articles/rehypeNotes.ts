/**
 * Footnotes: what refers to them, and what they refer back to, gets ids that no other article has, since a page of
 * several articles, or a desktop with several windows, would have two notes with the same number.
 */
import { INTERFACE_LANGUAGE, langMark } from '../../../owner/language.ts'
import { nodesOf, type TreeNode } from './tree.ts'

/** The ids that are made of Markdown: `user-content-fn-1` is a note, `user-content-fnref-1` what refers to it. */
const NOTE = /^(?<hash>#?)user-content-(?<kind>fn|fnref)-(?<note>.+)$/s
const HEADING = 'footnote-label'
const ADDRESSES = ['id', 'href']

/** What is read of the file that is compiled. */
interface ArticleFile {
  readonly dirname?: string | undefined
  /** Its name without the ending, which is the article's slug. */
  readonly stem?: string | undefined
}

/** A name that no other file has: a page of the owner's own may have the slug of an article. */
function nameOf({ dirname = '', stem = '' }: ArticleFile): string {
  return dirname.split('/').at(-1) === 'pages' ? `page--${stem}` : stem
}

/** @param language of the article */
export function labelNotes(language: string) {
  // The words are those of the interface.
  const mark = langMark(INTERFACE_LANGUAGE, language)
  return (tree: TreeNode, file: ArticleFile): void => {
    const name = nameOf(file)
    for (const { properties } of nodesOf(tree)) {
      if (!properties) continue
      for (const key of ADDRESSES) {
        const value = properties[key]
        if (typeof value === 'string') properties[key] = addressOf(value, name)
      }
      if (properties['dataFootnoteRef'] !== undefined) {
        properties['ariaDescribedBy'] = headingId(name)
      }
      const isLabelled =
        properties['dataFootnoteBackref'] !== undefined || properties['id'] === headingId(name)
      if (isLabelled) Object.assign(properties, mark)
    }
  }
}

function headingId(name: string): string {
  return `notes-${name}`
}

/** Two hyphens, which no slug has, so that the note 1 of `a-b` is not the note `b-1` of `a`. */
function addressOf(value: string, name: string): string {
  if (value === HEADING) return headingId(name)
  return value.replace(NOTE, `$<hash>$<kind>-${name}--$<note>`)
}
