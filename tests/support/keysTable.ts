/** The table of keys that documents show, made from the help's. */
import { KEY_GROUPS } from '../../src/help/keys.ts'

type Row = readonly [where: string, keys: string, does: string]

const HEAD: Row = ['Where', 'Keys', 'What they do']

/** In Markdown, in columns as wide as the formatter makes them. */
export function keysTable(): string {
  const rows = KEY_GROUPS.flatMap(({ title, rows: own }) =>
    own.map(({ keys, does }, index): Row => [
      index === 0 ? title : '',
      keys.map(inCode).join(' or '),
      does,
    ]),
  )
  const widths = HEAD.map((_, column) =>
    Math.max(...[HEAD, ...rows].map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]): string =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = line(widths.map((width) => '-'.repeat(width)))
  return [line(HEAD), rule, ...rows.map(line)].join('\n')
}

/** A backtick within code needs two around it. */
function inCode(chord: string): string {
  return chord.includes('`') ? `\`\` ${chord} \`\`` : `\`${chord}\``
}
