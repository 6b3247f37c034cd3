/** Syntax of other programs that Markdown would show as it is written, and what to write instead. */

/** The start of a line, also in quotations and lists. */
const LINE = String.raw`(?<=^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*)`

const atLineStart = (rest: RegExp): RegExp => new RegExp(LINE + rest.source, `gm${rest.flags}`)

/** What is looked for in prose, each global. */
export const FOREIGN: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    /(?<!\\)\{\{[<%].*?(?:\}\}|$)/gm,
    'expected Markdown, such as ![what it shows](picture), since shortcodes are Hugo’s syntax',
  ],
  [/(?<![\\{])\{%.*?(?:%\}|$)/gm, 'expected Markdown, since such tags are Jekyll’s syntax'],
  [
    /\{\{-?\s*(?:site|page|post)\..*?(?:\}\}|$)/gm,
    'expected the text itself, since Liquid is Jekyll’s syntax',
  ],
  [
    /(?<!\\)<%(?:[-=_#]|(?=\s)).*?%>/g,
    'expected the text itself, since EJS is the syntax of templates',
  ],
  [
    // MkDocs gives its notes a type and perhaps a title.
    atLineStart(
      /(?::::.*|(?:!!!|\?\?\?\+?)[ \t]+[a-z][a-z-]*(?:[ \t]+inline(?: end)?)?(?:[ \t]+".*|[ \t]*$))/i,
    ),
    "expected a quotation: '> [!NOTE]', then lines that begin with '> '",
  ],
  [/(?<!\\)\{#[\w-]+\}\s*$/gm, 'expected nothing, since the id of a heading is made of its words'],
  [/(?<!\\)\{:\s*[.#\w][^}]*\}/g, 'expected nothing, since such attributes are of kramdown'],
  [
    atLineStart(/\[\[?toc\]\]?[ \t]*$/i),
    'expected nothing, since each article has a table of contents',
  ],
  [
    /!?(?<!\\)\[\[(?!toc\])[^[\],]+\]\]/gi,
    'expected [words](/address) or ![what it shows](picture)',
  ],
  [
    /(?<![\\!\]])\[[^[\]\n]+\][ \t]+\((?:https?:\/\/|mailto:|\.{0,2}\/|#(?!\d)|[\w-]+\.(?:mdx?|html))[^\s()]*(?:\s+"[^"\n]*")?\)/g,
    'expected no space between the brackets: [words](/address)',
  ],
  [/(?<![=\\])==[^\s=](?:[^=\n]*[^\s=])?==(?!=)/g, 'expected **words**'],
  [/(?<=[A-Za-z)])~[\d+-]{1,4}~(?!~)/g, 'expected <sub>…</sub>'],
  [atLineStart(/%\[.*\]/), 'expected [words](https://…)'],
  [
    // Obsidian's comments stand in a line, or between two lines of signs.
    /(?<![\\%\p{L}\p{N}])%%(?:[^%\n]+%%(?![%\p{L}\p{N}])|[ \t]*$)/gmu,
    'expected <!-- … --> for a comment, or {/* … */} in a .mdx file; to show the signs, write \\%%',
  ],
  [
    atLineStart(/:[ \t]+(?:[^\s()].*|$)/),
    'expected a list, since there are no lists of definitions: - **Term**: what it means',
  ],
  [
    atLineStart(/\*\[[^\]\n]+\]:.*/),
    'expected <abbr title="what it means">…</abbr> where the word stands',
  ],
  [
    /(?<![\w:/\\]):(?:[a-z][a-z0-9_-]+|[+-]1):(?![\w:/])/g,
    'expected the emoji itself, such as 🙂; to show the colons, write \\:',
  ],
  [
    atLineStart(
      /(?:import\s+(?:[\w*{][^'"\n]*\sfrom\s+)?(?<quote>['"])[^'"\n]+\k<quote>;?[ \t]*$|export\s+(?:(?:const|let|var)\s+[\w$]+\s*=|(?:default\s+)?(?:async\s+)?function\b|default\s+[({]|\{.*\}|\*\s+from\s).*)/,
    ),
    'expected Markdown, since programs are part of .mdx files alone',
  ],
  [
    atLineStart(/#{2,6}[\u200b\u2060\ufeff]*(?=[\p{L}\p{N}])[^\n]*/u),
    'expected a space between the signs and the heading',
  ],
  [
    /(?<!\\)\*\*(?: [^*\n]*?\S[^*\n]*\*\*|[^*\s\n][^*\n]* \*\*)/g,
    'expected no spaces between the stars and the words; to show stars, write \\*',
  ],
  [
    /(?<![\\$\w])\$(?=[^\s$])[^$\n]*[\\^_][^$\n]*(?<=\S)\$(?![\w$])/g,
    'expected two dollar signs around a formula; to show a dollar sign, write \\$',
  ],
  [/(?<!\\)\\begin\{\w+\*?\}/g, 'expected a line $$ before a formula, and one after it'],
]

const LONGEST = 40

/** @param where which other lines hold the same, in words; empty if none does */
export function foreignMessage(found: string, where: string, instead: string): string {
  const shown = found.trim()
  const said = shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown
  return `'${said}'${where}: ${instead}`
}

/**
 * A message about the foreign syntax in a line that is not valid MDX, which takes braces and angle brackets for code.
 * Undefined if there is none.
 */
export function foreignMarkup(line: string): string | undefined {
  for (const [pattern, instead] of FOREIGN) {
    const [found] = line.match(pattern) ?? []
    if (found !== undefined && /^[{<]/.test(found)) return foreignMessage(found, '', instead)
  }
  return undefined
}
