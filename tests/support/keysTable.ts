/** The table of keys that documents show, made from the commands. */
import { COMMANDS } from '../../src/desktop/commands.ts'

/** In Markdown, in columns as wide as the formatter makes them. */
export function keysTable(): string {
  const rows = COMMANDS.flatMap(({ keys, title }) =>
    keys ? [[keys.map(inCode).join(' or '), title] as const] : [],
  )
  const all = [['Keys', 'What they do'] as const, ...rows]
  const [first, second] = [0, 1].map((column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  )
  const line = ([left, right]: readonly [string, string]): string =>
    `| ${left.padEnd(first ?? 0)} | ${right.padEnd(second ?? 0)} |`
  const rule = `| ${'-'.repeat(first ?? 0)} | ${'-'.repeat(second ?? 0)} |`
  return [line(['Keys', 'What they do']), rule, ...rows.map(line)].join('\n')
}

/** A backtick within code needs two around it. */
function inCode(chord: string): string {
  return chord.includes('`') ? `\`\` ${chord} \`\`` : `\`${chord}\``
}
