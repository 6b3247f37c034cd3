/** Emphasis where no space tells which way its signs point, in scripts that the extensions for Chinese leave out. */
import type { Processor } from 'unified'
import { SPACELESS } from '../../../../base/kit/spaceless.ts'

/** What is used of micromark's types, which come with its own package. */
type Code = number | null
type State = (code: Code) => unknown
interface Context {
  readonly previous: Code
  readonly events: readonly (readonly [string, { _open?: boolean; _close?: boolean }, unknown])[]
}
interface Construct {
  tokenize(this: Context, effects: unknown, ok: State, nok: State): State
}
interface Extension {
  readonly text?: Record<number, Construct | Construct[] | undefined>
}

const MARKERS = ['*', '~'].map((marker) => marker.charCodeAt(0))

/** Comes after the plugins whose signs it follows. */
export const remarkSpaceless: (this: Processor) => void = turnAll

function turnAll(this: Processor): void {
  const { micromarkExtensions = [] } = this.data() as { micromarkExtensions?: Extension[] }
  for (const { text = {} } of micromarkExtensions) {
    for (const marker of MARKERS) {
      const constructs = [text[marker] ?? []].flat()
      if (constructs.length > 0) text[marker] = constructs.map(turning)
    }
  }
}

function turning(construct: Construct): Construct {
  const tokenize: Construct['tokenize'] = function (effects, ok, nok) {
    const before = this.previous
    const done: State = (after) => {
      const sequence = this.events.at(-1)?.[1]
      if (sequence && isSpaceless(before) && isWritten(after)) sequence._open = true
      if (sequence && isSpaceless(after) && isWritten(before)) sequence._close = true
      return ok(after)
    }
    return construct.tokenize.call(this, effects, done, nok)
  }
  return { ...construct, tokenize }
}

function isWritten(code: Code): code is number {
  return code !== null && code > 0 && /\S/.test(String.fromCodePoint(code))
}

function isSpaceless(code: Code): boolean {
  return isWritten(code) && SPACELESS.test(String.fromCodePoint(code))
}
