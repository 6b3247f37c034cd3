/** Lines of the owner's that nginx would refuse when it is reloaded, which is after the site is published. */
interface Mistake {
  readonly line: number
  readonly message: string
}

export function findNginxMistakes(text: string): readonly Mistake[] {
  const found: Mistake[] = []
  let begun: { readonly indent: number; readonly line: number; readonly said: string } | undefined
  let depth = 0
  const end = (): void => {
    if (begun)
      found.push({
        line: begun.line,
        message: `expected ;, { or } at the end of '${begun.said.trim()}'`,
      })
    begun = undefined
  }
  for (const [index, said] of text.split(/\r?\n/).entries()) {
    const code = said.replaceAll(/"[^"]*"|'[^']*'/g, "''").replace(/(?:^|\s)#.*/, '')
    if (code.trim() === '') continue
    const indent = code.search(/\S/)
    // A directive may go on in lines that are indented further.
    if (begun && indent <= begun.indent) end()
    depth += code.split('{').length - code.split('}').length
    if (/[;{}]\s*$/.test(code)) begun = undefined
    else begun ??= { indent, line: index + 1, said }
  }
  end()
  if (depth !== 0)
    found.push({ line: 1, message: 'expected a } for each {, but their numbers differ' })
  return found
}
