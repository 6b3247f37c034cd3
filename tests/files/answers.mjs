/** Weighs what a browser loads with the first question on a site whose assistant answers there. */
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { ROOT } from '../../src/build/scripts/root.mjs'
import { withSampleModules } from '../support/sampleModules.mjs'

/** @param {string} text */
const compressed = (text) => gzipSync(text, { level: 9 }).length

/**
 * @returns {Promise<{ code: number, content: number }>} compressed bytes of the program and of the sample's content
 */
export async function weighAnswers() {
  const bundle = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: 'src/answers/browserAnswers.ts',
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  })
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (bundle)
  const code = output.map((file) => ('code' in file ? file.code : '')).join('')
  return withSampleModules(async (load) => {
    const { siteKnowledge } = await load('/src/server/chat/siteKnowledge.ts')
    const content = JSON.stringify(siteKnowledge)
    return { code: compressed(code), content: compressed(content) }
  })
}
