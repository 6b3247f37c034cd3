/** Makes notes of GitHub's alerts: quotations that begin with `[!NOTE]`. */
import { nodesOf, type TreeNode } from './tree.ts'

/** Obsidian's callouts may be folded. */
const MARK = /^\[!(?<kind>[a-z]+)\][+-]?(?<end>[ \t]*(?:\n|$)|[ \t]+)/i
const URGENT = new Set(['warning', 'caution', 'danger', 'attention', 'error'])

export const ALERT_NAME = 'alert-name'

/**
 * The name runs into the first paragraph, so that every reader of the text says both together. What stands on the line of the
 * mark is a title in Obsidian, so it is a paragraph of its own.
 */
export function makeAlerts(tree: TreeNode): void {
  for (const node of nodesOf(tree)) {
    if (node.type !== 'blockquote') continue
    const [paragraph, ...others] = node.children ?? []
    const [text, ...words] = paragraph?.children ?? []
    const found = text?.type === 'text' ? MARK.exec(text.value ?? '') : null
    const { kind = '', end = '' } = found?.groups ?? {}
    if (!paragraph || !text || !found) continue
    const rest = (text.value ?? '').slice(found[0].length)
    const own = rest === '' ? words : [{ ...text, value: rest }, ...words]
    const lines = end.endsWith('\n') ? [[], own] : firstLineOf(own)
    const said = lines.filter((line) => line.length > 0)
    const blocks = [...said.map((children) => ({ ...paragraph, children })), ...others]
    const [first] = blocks
    const isEmpty = first === undefined
    const isWords = first?.type === 'paragraph'
    const children = [...nameOf(kind), ...(isWords ? (first.children ?? []) : [])]
    node.children = [{ ...paragraph, children }, ...blocks.slice(isWords ? 1 : 0)]
    const urgent = URGENT.has(kind.toLowerCase()) ? ['article-alert-urgent'] : []
    node.data = {
      hProperties: { className: ['article-alert', ...urgent] },
      alert: { kind, isEmpty },
    }
  }
}

/** Those on the first line, and the others. */
function firstLineOf(words: TreeNode[]): TreeNode[][] {
  const at = words.findIndex(({ type, value }) => type === 'text' && value?.includes('\n'))
  const last = words[at]
  if (last === undefined) return [words]
  const [line = '', ...lines] = (last.value ?? '').split('\n')
  // Without its place, so that what is searched in the source is found once.
  const next: TreeNode = { type: 'text', value: lines.join('\n') }
  return [
    [...words.slice(0, at), { ...last, value: line }],
    [next, ...words.slice(at + 1)],
  ]
}

function nameOf(kind: string): TreeNode[] {
  const value = `${kind.charAt(0).toUpperCase()}${kind.slice(1).toLowerCase()}:`
  const data = { hProperties: { className: [ALERT_NAME] } }
  return [
    { type: 'strong', data, children: [{ type: 'text', value }] },
    { type: 'text', value: ' ' },
  ]
}
