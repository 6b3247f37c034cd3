/** The text of the module that counts visits, where the site counts them. Pure. */
import { baseOf, withBase } from '../../owner/base.ts'
import type { LoadedContent } from './contentSource.ts'
import { moduleOf } from './moduleOf.ts'

/** Modules that are only named in text are found by no other tool: package.json names this one for knip. */
const COUNTING = '/src/base/services/counting.ts'
const COUNTING_FUNCTIONS = ['count', 'countIfStored', 'countWhenAllowed']

/** Functions and not a switch, so that a site that counts nothing carries no code for it. */
export function writeCounting({ site: { counting, address } }: LoadedContent): string {
  const functions = counting
    ? `export { ${COUNTING_FUNCTIONS.join(', ')} } from ${JSON.stringify(COUNTING)}\n`
    : COUNTING_FUNCTIONS.map((name) => `export const ${name} = () => {}\n`).join('')
  const below = counting && { ...counting, script: withBase(counting.script, baseOf(address)) }
  return moduleOf({ counting: below }) + functions
}
