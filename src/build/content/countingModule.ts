/** The module that counts visits, if the site counts them. */
import { baseOf, withBase } from '../../owner/base.ts'
import type { LoadedContent } from './kinds/content.ts'
import { moduleOf } from './moduleOf.ts'

/** Tools cannot see modules named only in text; package.json lists this one for knip. */
const COUNTING = '/src/base/services/counting.ts'
const COUNTING_FUNCTIONS = ['count', 'countIfStored', 'countWhenAllowed']

/** Exports functions instead of a flag, so that a site without counting ships no code for it. */
export function writeCounting({ site: { counting, address } }: LoadedContent): string {
  const functions = counting
    ? `export { ${COUNTING_FUNCTIONS.join(', ')} } from ${JSON.stringify(COUNTING)}\n`
    : COUNTING_FUNCTIONS.map((name) => `export const ${name} = () => {}\n`).join('')
  const below = counting && { ...counting, script: withBase(counting.script, baseOf(address)) }
  return moduleOf({ counting: below }) + functions
}
