/** Makes ids of footnotes unique, as articles share documents; marks the language of added words. */
import { INTERFACE_LANGUAGE, langMark } from '../../../../owner/language.ts'
import { ALERT_NAME } from './alerts.ts'
import { nodesOf, type TreeNode } from './tree.ts'

/** `user-content-fn-1` is a note, `user-content-fnref-1` a reference to it. */
const NOTE = /^(?<hash>#?)user-content-(?<kind>fn|fnref)-(?<note>.+)$/s
const HEADING = 'footnote-label'
const ADDRESSES = ['id', 'href']

interface ArticleFile {
  readonly dirname?: string | undefined
  readonly stem?: string | undefined
}

/** A unique name: another page may have the slug of an article. */
function nameOf({ dirname = '', stem = '' }: ArticleFile): string {
  return dirname.split('/').at(-1) === 'posts' ? stem : `page--${stem}`
}

export function labelNotes(language: string) {
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
        properties['dataFootnoteBackref'] !== undefined ||
        properties['id'] === headingId(name) ||
        isAlertName(properties)
      if (isLabelled) Object.assign(properties, mark)
    }
  }
}

function isAlertName({ className }: Record<string, unknown>): boolean {
  return Array.isArray(className) && className.includes(ALERT_NAME)
}

function headingId(name: string): string {
  return `notes-${name}`
}

/** Two hyphens, which no slug contains, keep note 1 of `a-b` apart from note `b-1` of `a`. */
function addressOf(value: string, name: string): string {
  if (value === HEADING) return headingId(name)
  return value.replace(NOTE, `$<hash>$<kind>-${name}--$<note>`)
}
