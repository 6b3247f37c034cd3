/** Ends web addresses in prose without spaces where their punctuation begins. */
import { nodesOf, type TreeNode } from './tree.ts'

/** Full-width, typographic, Thai, Burmese and Khmer punctuation, which nobody types into an address. */
const PUNCTUATION =
  /[\u0e5a\u0e5b\u104a\u104b\u17d4-\u17da\u3000-\u3003\u3008-\u3011\u3014-\u301f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\u2018-\u201f…]/u

/**
 * Cuts automatic links, which GitHub's Markdown ends at a space.
 * @param parse the text behind the address, which may hold markup
 */
export function endAddresses(
  parent: TreeNode,
  source: string,
  parse: (text: string) => TreeNode,
): void {
  if (!parent.children) return
  for (const child of parent.children) endAddresses(child, source, parse)
  parent.children = parent.children.flatMap((node) => {
    const cut = cutAddress(node, source)
    if (!cut) return [node]
    const [paragraph] = parse(cut.rest).children ?? []
    const behind = paragraph?.children ?? []
    for (const each of behind.flatMap((part) => [...nodesOf(part)])) each.position = node.position
    return [cut.link, ...behind]
  })
}

function cutAddress(
  node: TreeNode,
  source: string,
): { readonly link: TreeNode; readonly rest: string } | undefined {
  const [words] = node.children ?? []
  const start = node.position?.start.offset
  if (node.type !== 'link' || words?.value === undefined || start === undefined) return undefined
  // `[words](address)` and `<address>` end where their author says.
  if (!source.startsWith(words.value, start)) return undefined
  const at = words.value.search(PUNCTUATION)
  if (at <= 0) return undefined
  const shown = words.value.slice(0, at)
  const url = (node.url ?? '').replace(words.value, () => shown)
  const link = { ...node, url, children: [{ ...words, value: shown }] }
  return { link, rest: words.value.slice(at) }
}
