import * as v from 'valibot'
import { expecting, fields, fileOrAddress, type Known, text, textThat } from './schemaParts.ts'

/**
 * A service, or a script of your own, that counts visits. Its script is loaded only for visitors
 * who allow it in the cookie preferences.
 */
export const counting = (known: Known) =>
  fields(
    {
      /** Who counts, as the cookie preferences call them. */
      name: text('who counts'),
      /** The script's address, `https://…`, or the path on this site of a file in `assets/files`. */
      script: fileOrAddress(
        'the whole address of a script, https://…, or its path on this site, /…',
        isSecureAddress,
        known,
      ),
      /** The origin to which the script sends its data: `https://stats.example.org`. */
      endpoint: textThat(
        'where the script sends what it counts, https://… without a path',
        (each) => isSecureAddress(each) && new URL(each).origin === each,
      ),
      /** What is counted and what for, in a sentence or two for the cookie preferences. */
      why: v.exactOptional(text('what is counted and what for')),
      /** The script's `data-` attributes, by names without `data-`: `{ domain: 'example.org' }`. */
      data: v.exactOptional(
        expecting(
          'texts by the names of attributes without data-, such as { domain: … }',
          v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)), v.string()),
        ),
      ),
    },
    'name, script and endpoint of who counts visits, or null',
  )

function isSecureAddress(each: string): boolean {
  return each.startsWith('https://') && URL.canParse(each)
}
