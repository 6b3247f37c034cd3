// @ts-check
/** What the search costs on a site with many posts, in Node, without any browser. */
import { withProgress } from '../../src/build/scripts/progress.mjs'
import { importTypeScript } from './harness/typescript.mjs'

/** @typedef {import('./harness/report.mjs').Report} Report */

const POSTS = [3, 1000]

/** @returns {Promise<Report[]>} */
export async function measureSearch() {
  return withProgress('Search', async () => {
    /** @type {typeof import('./search.ts')} */
    const search = await importTypeScript('tests/bench/search.ts')
    const figures = POSTS.map(search.measureSearch)
    const row = (
      /** @type {string} */ label,
      /** @type {keyof import('./search.ts').SearchFigures} */ name,
      /** @type {number | undefined} */ atMost,
    ) => ({
      label,
      values: figures.map((each) => each[name]),
      ...(atMost !== undefined && { atMost }),
      digits: 1,
    })
    return [
      {
        title: 'Search',
        columns: POSTS.map((count) => `${count} posts`),
        rows: [
          row('a keystroke, ms, median', 'medianMs', undefined),
          row('the slowest of them, ms', 'slowestMs', 20),
          row('opening the index, ms', 'openMs', undefined),
          row('index, kB compressed', 'indexKB', undefined),
        ],
      },
    ]
  })
}
