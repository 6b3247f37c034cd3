/** A text that obeys the grammar: what each utterance does to it, and what is told about that. */
import { type Command, parse } from './grammar.ts'
import { format } from './names.ts'
import { type Session, sessionOf, step } from './session.ts'

export interface Console {
  readonly session: Session
  /** The line that commands begin at, counted from 0. */
  readonly line: number
  /** What is taken: whole lines, or the first words of the line. */
  readonly taken: { readonly lines: number } | { readonly words: number } | null
  readonly heard: string
  /** Null: the grammar refused. */
  readonly command: Command | null
  readonly told: string
}

const TEXT = `allow laptop to printer
allow laptop to internet
allow camera to internet
block kettle to internet
allow phone to speaker
block guest to printer`

const EMPTY: Console = {
  session: sessionOf(TEXT),
  line: 0,
  taken: null,
  heard: '',
  command: null,
  told: '',
}

/** As the still picture shows it. */
export const START: Console = hear(hear(EMPTY, 'go three'), 'take two lines')

export function hear(before: Console, utterance: string): Console {
  const heard = utterance.trim()
  const command = parse(heard)
  if (command) return obey({ ...before, heard, command }, command)
  return {
    ...before,
    heard,
    command,
    told: 'Refused: this has not exactly one reading. Nothing happens.',
  }
}

function obey(now: Console, { verb, args }: Command): Console {
  const [first, second] = args
  switch (verb) {
    case 'go':
      return goTo(now, Number(first))
    case 'take':
      return typeof first === 'number'
        ? take(now, first, String(second))
        : take(now, 1, String(first))
    case 'chuck':
      return now.taken
        ? edit(now, '', 'Gone. Scratch brings it back.')
        : tell(now, 'Nothing is taken yet.')
    case 'camel':
    case 'snake':
      return write(now, format(verb, String(first)))
    case 'ask':
      return ask(now, String(first))
    default:
      return verb === 'accept' ? accept(now) : scratch(now)
  }
}

const tell = (now: Console, told: string): Console => ({ ...now, told })

/** The lines of the text; of the draft while there is one. */
export function linesOf({ session: { draft, text } }: Console): readonly string[] {
  return (draft ?? text).split('\n')
}

function goTo(now: Console, number: number): Console {
  const { length } = linesOf(now)
  if (number > length) return tell(now, `There are only ${length} lines.`)
  return { ...now, line: number - 1, taken: null, told: `Line ${number}.` }
}

function take(now: Console, count: number, unit: string): Console {
  const lines = linesOf(now)
  if (unit === 'function') return tell(now, 'Understood, but this text has no functions.')
  if (unit === 'block')
    return { ...now, line: 0, taken: { lines: lines.length }, told: 'The whole text is taken.' }
  if (unit === 'word') {
    const words = Math.min(count, lines[now.line]?.split(' ').length ?? 0)
    return {
      ...now,
      taken: { words },
      told: `${inWords(words, 'word')} taken. Chuck would delete them.`,
    }
  }
  const taken = Math.min(count, lines.length - now.line)
  return {
    ...now,
    taken: { lines: taken },
    told: `${inWords(taken, 'line')} taken. Chuck would delete them.`,
  }
}

function inWords(count: number, what: string): string {
  return count === 1 ? `One ${what} is` : `${count} ${what}s are`
}

/** Puts a text in the place of what is taken, or on a line of its own. */
function edit(now: Console, added: string, told: string): Console {
  if (now.session.phase !== 'ready') return tell(now, 'A draft is waiting: accept it, or scratch.')
  const text = withAdded(now, added).join('\n')
  const line = Math.max(0, Math.min(now.line, text.split('\n').length - 1))
  return { ...now, session: step(now.session, { type: 'edit', text }), line, taken: null, told }
}

function withAdded({ session, line, taken }: Console, added: string): readonly string[] {
  const lines = session.text.split('\n')
  const new_ = added === '' ? [] : [added]
  if (taken && 'words' in taken) {
    const rest = lines[line]?.split(' ').slice(taken.words) ?? []
    return lines.with(line, [...new_, ...rest].join(' '))
  }
  return taken ? lines.toSpliced(line, taken.lines, ...new_) : lines.toSpliced(line + 1, 0, ...new_)
}

function write(now: Console, name: string): Console {
  if (name === '') return tell(now, 'There is no letter or digit in that name.')
  return edit(now, name, 'Written. Scratch takes it back.')
}

/** No model listens in a page, so a stand-in writes the draft: the request itself, as a comment. */
function ask(now: Console, request: string): Console {
  const asked = step(now.session, { type: 'ask' })
  const text = linesOf(now)
    .toSpliced(now.line + 1, 0, `# ${request}`)
    .join('\n')
  const session = step(asked, { type: 'draft', text, turn: asked.turn })
  return {
    ...now,
    session,
    taken: null,
    told: 'A draft, by a stand-in for the model: accept it, or scratch.',
  }
}

function accept(now: Console): Console {
  if (now.session.phase !== 'preview') return tell(now, 'There is no draft to accept.')
  const session = step(now.session, { type: 'accept', text: now.session.draft })
  return { ...now, session, told: 'The draft is text now.' }
}

function scratch(now: Console): Console {
  const session = step(now.session, { type: 'scratch' })
  if (session === now.session) return tell(now, 'There is nothing left to take back.')
  const told = now.session.phase === 'preview' ? 'The draft is gone.' : 'The last edit is undone.'
  const line = Math.min(now.line, session.text.split('\n').length - 1)
  return { ...now, session, line, taken: null, told }
}
