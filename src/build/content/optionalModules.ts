/** Virtual modules of functions instead of flags, so that a site ships no code that it does not use. */
import { baseOf, withBase } from '../../owner/base.ts'
import { ANSWERS_PATH } from '../../owner/paths.ts'
import type { LoadedContent } from './kinds/content.ts'

/** Tools cannot see modules named only in text; package.json lists these for knip. */
const ANSWERS = '/src/answers/browserAnswers.ts'
const COUNTING = '/src/base/services/counting.ts'
const COUNTING_FUNCTIONS = ['count', 'countIfStored', 'countWhenAllowed']

export function moduleOf(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
}

export function writeAnswering({ site: { assistant, address } }: LoadedContent): string {
  const load =
    assistant?.answers === 'browser' ? `() => import(${JSON.stringify(ANSWERS)})` : 'null'
  const answersAddress = withBase(ANSWERS_PATH, baseOf(address))
  return `${moduleOf({ answersAddress })}export const loadAnswers = ${load}\n`
}

export function writeCounting({ site: { counting, address } }: LoadedContent): string {
  const functions = counting
    ? `export { ${COUNTING_FUNCTIONS.join(', ')} } from ${JSON.stringify(COUNTING)}\n`
    : COUNTING_FUNCTIONS.map((name) => `export const ${name} = () => {}\n`).join('')
  const below = counting && { ...counting, script: withBase(counting.script, baseOf(address)) }
  return moduleOf({ counting: below }) + functions
}
