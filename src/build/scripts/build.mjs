// @ts-check
/**
 * `npm run build`: builds the site into dist, whether it changed or not. With `-- --preview SLUG`, as often as
 * wanted, an article that is held back gets an address that nothing leads to, for showing it to a friend.
 */
import { parseArgs } from 'node:util'
import { ensureDependencies } from './dependencies.mjs'
import { exitOnError } from './exitOnError.mjs'
import { buildSite, whereItIs } from './buildSite.mjs'
import { settingsNow } from './freshness.mjs'

const USAGE = `npm run build -- [--preview SLUG]

Builds the site into dist. With --preview, as often as wanted, an article that is held back is shown at /preview/SLUG, to which
nothing leads.`

await exitOnError(async () => {
  const { values } = parseArgs({
    options: { preview: { type: 'string', multiple: true }, help: { type: 'boolean' } },
  })
  if (values.help) {
    console.log(USAGE)
    return
  }
  const slugs = values.preview ?? []
  // The build runs in a process of its own (src/build/content/contentSource.ts reads it there).
  if (slugs.length > 0) process.env['MEADOW_PREVIEW'] = slugs.join(',')
  await ensureDependencies()
  await buildSite()
  console.log(whereItIs(settingsNow()))
})
