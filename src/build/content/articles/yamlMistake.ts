/** Text without quotes in which YAML finds a key, a comment or another special character. */
const UNQUOTED =
  /^(?<key>\s*[\w-]+):\s+(?<text>[^'"[{|>\s&*!%@`].*(?:: |:$| #).*|[&*!%@`].*|[^'"[{|>\s]+:)\s*$/
/** Quoted text that contains its own quotation mark. */
const HALF_QUOTED = /^(?<key>\s*[\w-]+):\s+(?<mark>['"])(?<text>.*\k<mark>.*)\k<mark>\s*$/
/** YAML's messages end in `at line 2, column 8:`, counted from the line below the dashes. */
const PLACE = /\s*at line \d+, column \d+:?$/

/** @param line the affected line as it is written */
export function yamlMistake(message: string, line: string): string {
  const unquoted = UNQUOTED.exec(line)?.groups
  if (unquoted) {
    const { key = '', text = '' } = unquoted
    return `expected quotes around a text with a colon or another sign of YAML in it: ${key.trim()}: ${inQuotes(text)}`
  }
  const half = HALF_QUOTED.exec(line)?.groups
  if (half) {
    const { key = '', text = '' } = half
    return `expected a quotation mark within quotes to be written as here: ${key.trim()}: ${inQuotes(text)}`
  }
  const [said = ''] = message.split('\n')
  return `${said.replace(PLACE, '')}; expected lines such as title: 'A title'`
}

function inQuotes(text: string): string {
  return `'${text.trim().replaceAll(/'{1,2}/g, "''")}'`
}
