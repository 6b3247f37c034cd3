/** What visitors ask, read from asked.md: ways of asking with the reply or the topic that they lead to. */
import { OWNER } from '../../find/question.ts'
import source from './asked.md?raw'

export interface Topic {
  readonly id: string
  /** Ends the sentence "The site does not say …". */
  readonly what: string
  /** True: asks for what the site does not hold, or what the assistant does not do. */
  readonly isRefusal: boolean
  /** Words in lower case with blanks between them, `owner` being the owner. */
  readonly asked: readonly string[]
  /** Empty where the reply is made from the owner's data. */
  readonly reply: string
  /** Paths of this site, or addresses elsewhere. */
  readonly links: readonly string[]
}

const HEADING = /^(?<id>\w+)(?<refusal>!?): (?<what>.*)$/

const fill =
  (values: Readonly<Record<string, string>>) =>
  (text: string): string =>
    text.includes('{')
      ? text.replaceAll(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark)
      : text

/** @param values what `{owner}` and other names in braces stand for */
export function readTopics(values: Readonly<Record<string, string>>): readonly Topic[] {
  return source
    .replace(/<!--.*?-->/s, '')
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [heading = '', ...lines] = block.trim().split('\n')
      const { id = '', refusal, what = '' } = HEADING.exec(heading)?.groups ?? {}
      const said = lines.filter((line) => line !== '')
      return {
        id,
        what: fill(values)(what),
        isRefusal: refusal === '!',
        asked: said.filter((line) => !/^[>/]/.test(line)).map(fill({ ...values, owner: OWNER })),
        reply: said
          .filter((line) => line.startsWith('>'))
          .map((line) => fill(values)(line.slice(2)))
          .join(' '),
        links: said.filter((line) => line.startsWith('/')),
      }
    })
}
