// @ts-check
/** Gets ready what every section needs, and takes it away again. */
import { ensureBuilt } from '../../../src/build/scripts/buildSite.mjs'
import { startFloor, startSite } from './servers.mjs'
import { importTypeScript } from './typescript.mjs'

/** @typedef {import('./pages.mjs').Bench} Bench */

/**
 * Builds the site if it is stale, starts both servers, and stops them when the work is done.
 * @param {Pick<Bench, 'rounds' | 'posts'>} settings
 * @param {(bench: Bench) => Promise<void>} work
 */
export async function withBench(settings, work) {
  await ensureBuilt()
  /** @type {typeof import('../../support/browser.ts')} */
  const { launchOptions } = await importTypeScript('tests/support/browser.ts')
  const launch = await launchOptions()
  const site = await startSite()
  const floor = await startFloor()
  try {
    await work({ ...settings, launch, site: site.url, floor: floor.url })
  } finally {
    site.stop()
    floor.stop()
  }
}
