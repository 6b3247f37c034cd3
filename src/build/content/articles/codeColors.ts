/**
 * Colours code while building, by classes alone: Shiki's own style attributes are forbidden by the
 * site's policy and could not follow the visitor's scheme. The classes' colours are in
 * src/documents/article/articleParts.css.
 */
import type { RehypeShikiOptions } from '@shikijs/rehype'
import {
  bundledLanguagesInfo,
  createCssVariablesTheme,
  type ShikiTransformer,
  type ShikiTransformerContext,
} from 'shiki'
import { describeLines, readCodeMeta } from './codeMeta.ts'

/** `color:var(--code-keyword)` and what else the theme may say of a token. */
const COLOR = /^color:var\(--code-(?:token-)?(?<name>[a-z-]+)\)$/
const CLASS_OF_STYLE: Readonly<Record<string, string>> = {
  'font-style:italic': 'code-italic',
  'font-weight:bold': 'code-bold',
  'text-decoration:underline': 'code-underline',
  'text-decoration:line-through': 'code-struck',
}
/** The colour of the surrounding text, which needs no class. */
const PLAIN = 'foreground'

/** @returns the name of a language for people: `TypeScript`; '' for plain text */
function languageName(language: string): string {
  const found = bundledLanguagesInfo.find(
    ({ id, aliases }) => id === language || aliases?.includes(language),
  )
  return found?.name ?? ''
}

/**
 * The classes that stand for one token's style.
 * @throws {Error} for a style that has no class: it would be lost
 */
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

/** The code's lines to mark; the content is checked before, so what is wrong marks nothing. */
function markedLines({
  source,
  options,
}: Pick<ShikiTransformerContext, 'source' | 'options'>): ReadonlySet<number> {
  const raw = (options.meta as { readonly __raw?: string } | undefined)?.__raw
  const meta = readCodeMeta(raw, source)
  return typeof meta === 'string' ? new Set() : meta.marked
}

/** `Code: TypeScript, lines 2 and 4 to 6 marked`. */
function codeLabel(language: string, marked: ReadonlySet<number>): string {
  const name = language === '' ? 'Code' : `Code: ${language}`
  if (marked.size === 0) return name
  return `${name}, ${marked.size === 1 ? 'line' : 'lines'} ${describeLines(marked)} marked`
}

const classesOnly: ShikiTransformer = {
  name: 'classes-only',
  pre(node) {
    const language = languageName(this.options.lang)
    // Reachable by keyboard, since wide code scrolls; a name, since what is reached must have one.
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
  // Languages are loaded as articles use them; all of them would take seconds.
  langs: [],
  lazy: true,
  // Code without a language gets the same frame.
  defaultLanguage: 'text',
  // By default a line that takes half a second stays plain: a busy machine would build a different site.
  tokenizeTimeLimit: 0,
  transformers: [classesOnly],
}
