/**
 * Colors code at build time with classes (src/documents/article/articleParts.css): Shiki's style
 * attributes violate the site's Content-Security-Policy and cannot follow the color scheme.
 */
import type { RehypeShikiOptions } from '@shikijs/rehype'
import {
  bundledLanguagesInfo,
  createCssVariablesTheme,
  type ShikiTransformer,
  type ShikiTransformerContext,
} from 'shiki'
import { describeLines, readCodeMeta } from './codeMeta.ts'

/** `color:var(--code-keyword)` and other colors of a token. */
const COLOR = /^color:var\(--code-(?:token-)?(?<name>[a-z-]+)\)$/
const CLASS_OF_STYLE: Readonly<Record<string, string>> = {
  'font-style:italic': 'code-italic',
  'font-weight:bold': 'code-bold',
  'text-decoration:underline': 'code-underline',
  'text-decoration:line-through': 'code-struck',
}
const PLAIN = 'foreground'

/** The display name of a language, such as `TypeScript`; '' for plain text. */
function languageName(language: string): string {
  const found = bundledLanguagesInfo.find(
    ({ id, aliases }) => id === language || aliases?.includes(language),
  )
  return found?.name ?? ''
}

/** @throws {Error} for a style without a class, which would be lost */
export function classesOf(style: string): readonly string[] {
  const declarations = style.split(';').filter((each) => each !== '')
  return declarations.flatMap((declaration) => {
    const color = COLOR.exec(declaration)?.groups?.['name']
    if (color === PLAIN) return []
    if (color !== undefined) return [`code-${color}`]
    const other = CLASS_OF_STYLE[declaration]
    if (other === undefined) throw new Error(`No class stands for '${declaration}' in code`)
    return [other]
  })
}

/** The lines to highlight. The content checks tell those that are not there. */
function markedLines({
  source,
  options,
}: Pick<ShikiTransformerContext, 'source' | 'options'>): ReadonlySet<number> {
  const raw = (options.meta as { readonly __raw?: string } | undefined)?.__raw
  return readCodeMeta(raw, source).marked
}

function codeLabel(language: string, marked: ReadonlySet<number>): string {
  const name = language === '' ? 'Code' : `Code: ${language}`
  if (marked.size === 0) return name
  return `${name}, ${marked.size === 1 ? 'line' : 'lines'} ${describeLines(marked)} marked`
}

const classesOnly: ShikiTransformer = {
  name: 'classes-only',
  pre(node) {
    const language = languageName(this.options.lang)
    node.properties = {
      class: 'code-frame',
      tabindex: '0',
      role: 'group',
      'aria-label': codeLabel(language, markedLines(this)),
      ...(language !== '' && { 'data-language': language }),
    }
  },
  span(node) {
    const style = node.properties['style']
    const classes = classesOf(typeof style === 'string' ? style : '')
    node.properties = classes.length > 0 ? { class: classes.join(' ') } : {}
  },
  line(node, line) {
    if (markedLines(this).has(line)) {
      node.tagName = 'mark'
      node.properties = { class: 'code-marked' }
    }
    node.children = node.children.flatMap((child) =>
      child.type === 'element' && Object.keys(child.properties).length === 0
        ? child.children
        : [child],
    )
  },
}

export const codeColors: RehypeShikiOptions = {
  theme: createCssVariablesTheme({ name: 'classes', variablePrefix: '--code-', fontStyle: true }),
  // Languages are loaded on demand; loading all of them would take seconds.
  langs: [],
  lazy: true,
  defaultLanguage: 'text',
  // The checks of content warn of an unknown language.
  fallbackLanguage: 'text',
  // By default a line stays uncolored after half a second, so builds would depend on the machine.
  tokenizeTimeLimit: 0,
  transformers: [classesOnly],
}
