/** Makes notes of GitHub's alerts: quotations that begin with `[!NOTE]`. */
import { nodesOf, type TreeNode } from './tree.ts'

/** Obsidian's callouts may be folded, and have a title of their own. */
const MARK = /^\[!(?<kind>[a-z]+)\][+-]?[ \t]*(?<title>[^\n]*)(?:\n|$)/i
const URGENT = new Set(['warning', 'caution', 'danger', 'attention', 'error'])

export const ALERT_NAME = 'alert-name'

/** The name runs into the first paragraph, so that every reader of the text says both together. */
export function makeAlerts(tree: TreeNode): void {
  for (const node of nodesOf(tree)) {
    if (node.type !== 'blockquote') continue
    const [paragraph, ...others] = node.children ?? []
    const [text, ...words] = paragraph?.children ?? []
    const found = text?.type === 'text' ? MARK.exec(text.value ?? '') : null
    const { kind = '', title = '' } = found?.groups ?? {}
    if (!paragraph || !text || !found) continue
    const rest = (text.value ?? '').slice(found[0].length)
    const own = rest === '' && words.length === 0 ? [] : [{ ...text, value: rest }, ...words]
    const [next] = others
    const first = own.length === 0 && next?.type === 'paragraph' ? next : paragraph
    const said = first === paragraph ? own : (first.children ?? [])
    first.children = [...nameOf(title === '' ? kind : title, title === ''), ...said]
    node.children = first === paragraph ? [paragraph, ...others] : others
    const urgent = URGENT.has(kind.toLowerCase()) ? ['article-alert-urgent'] : []
    node.data = { hProperties: { className: ['article-alert', ...urgent] } }
  }
}

function nameOf(words: string, isEnglish: boolean): TreeNode[] {
  const value = isEnglish ? words.charAt(0).toUpperCase() + words.slice(1).toLowerCase() : words
  const data = isEnglish ? { hProperties: { className: [ALERT_NAME] } } : {}
  return [
    { type: 'strong', data, children: [{ type: 'text', value: `${value}:` }] },
    { type: 'text', value: ' ' },
  ]
}
