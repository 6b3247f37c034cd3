// @ts-check
/**
 * Has Vite build the site into the folder named by the argument. buildSite.mjs runs this in a process of its own.
 * Unlike Vite's own command, it prints no stack below the message of an error.
 */
import { createBuilder } from 'vite'
import { exitOnError } from './exitOnError.mjs'
import { hideTimings } from './hideTimings.mjs'
import { ROOT } from './root.mjs'

// What is published is built for production, whatever the shell is set to.
process.env['NODE_ENV'] = 'production'

await exitOnError(async () => {
  hideTimings()
  const [, , outDir = ''] = process.argv
  const builder = await createBuilder({ root: ROOT, logLevel: 'warn', build: { outDir } })
  await builder.buildApp()
})
