// @ts-check
/** Loads modules of the sources by Vite, with the sample as the content, whatever the owner has written. */
import { createServer } from 'vite'
import { ROOT } from '../../src/build/scripts/root.mjs'

/**
 * @template Result
 * @param {(load: (path: string) => Promise<Record<string, any>>) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withSampleModules(work) {
  const content = process.env['MEADOW_CONTENT']
  process.env['MEADOW_CONTENT'] = 'src/sample'
  const vite = await createServer({
    root: ROOT,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    return await work((path) => vite.ssrLoadModule(path))
  } finally {
    await vite.close()
    if (content === undefined) delete process.env['MEADOW_CONTENT']
    else process.env['MEADOW_CONTENT'] = content
  }
}
