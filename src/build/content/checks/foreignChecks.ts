/** Syntax of other generators and editors, which would be shown as it is written. */
import { nodesOf, type TreeNode } from '../articles/markdown/tree.ts'
import type { Finding } from '../problems/problem.ts'
import { matchesInText } from './sourceText.ts'

/** What is looked for in prose, and what to write instead. */
const FOREIGN: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/(?<!\\)\{\{[<%].*?(?:\}\}|$)/gm, 'expected Markdown, since shortcodes are of Hugo'],
  [/(?<!\\)\{%.*?(?:%\}|$)/gm, 'expected Markdown, since such tags are of Jekyll and others'],
  [
    /\{\{-?\s*(?:site|page|post)\..*?(?:\}\}|$)/gm,
    'expected the text itself, since Liquid is of Jekyll',
  ],
  [/^:::.*/gm, "expected a quotation: '> [!NOTE]', then lines that begin with '> '"],
  [/(?<!\\)\{#[\w-]+\}\s*$/gm, 'expected nothing, since the id of a heading is made of its words'],
  [/(?<!\\)\{:\s*[.#\w][^}]*\}/g, 'expected nothing, since such attributes are of kramdown'],
  [/^\[\[?toc\]\]?$/gim, 'expected nothing, since each article has a table of contents'],
  [/!?(?<!\\)\[\[[^[\],]+\]\]/g, 'expected [words](/address) or ![what it shows](picture)'],
  [/(?<![=\\])==[^\s=](?:[^=\n]*[^\s=])?==(?!=)/g, 'expected **words**'],
  [/^%\[.*\]/gm, 'expected [words](https://…)'],
  [/^#{2,6}(?=[\p{L}\p{N}])[^\n]*/gmu, 'expected a space between the signs and the heading'],
  [
    /(?<!\\)\*\*(?: [^*\n]*?\S[^*\n]*\*\*|[^*\s\n][^*\n]* \*\*)/g,
    'expected no spaces between the stars and the words; to show stars, write \\*',
  ],
  [
    /(?<![\\$\w])\$(?=[^\s$])[^$\n]*[\\^_][^$\n]*(?<=\S)\$(?![\w$])/g,
    'expected two dollar signs around a formula; to show a dollar sign, write \\$',
  ],
]
const LONGEST = 40

/** Each kind is told once a file. */
export function findForeignSyntax(tree: TreeNode, source: string): readonly Finding[] {
  const nodes = [...nodesOf(tree)]
  return FOREIGN.flatMap(([pattern, instead]) => {
    const found = nodes.flatMap((node) => matchesInText(node, source, pattern))
    return found.slice(0, 1).map(({ line, text }) => {
      const shown = text.trim()
      const said = shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown
      const often = found.length > 1 ? `, and ${found.length - 1} more` : ''
      return { line, message: `'${said}'${often}: ${instead}` }
    })
  })
}
