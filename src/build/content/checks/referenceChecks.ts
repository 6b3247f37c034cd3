/** References without definitions, which Markdown leaves as text: `[the guide][guide]`. */
import type { Root } from 'mdast'
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { TreeNode } from '../articles/markdown/tree.ts'
import type { Finding } from '../problems/problem.ts'

/** A word in brackets may be meant as one, and footnotes have checks of their own. */
const linter = unified()
  .use(remarkLintNoUndefinedReferences, { allowShortcutLink: true, allow: [/^\^/] })
  .freeze()

const NAME = /definition \(`(?<name>.*?)`\)/s

export function findReferenceProblems(tree: TreeNode, source: string): readonly Finding[] {
  const file = new VFile(source)
  linter.runSync(tree as Root, file)
  return file.messages.flatMap(({ reason, line }): readonly Finding[] => {
    const name = NAME.exec(reason)?.groups?.['name'] ?? ''
    if (/for a footnote/.test(reason)) return []
    const message = `link to '${name}' has no address: expected a line '[${name}]: https://…'; to show the brackets, write \\[`
    return [{ line, message }]
  })
}
