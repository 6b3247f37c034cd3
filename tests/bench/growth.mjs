// @ts-check
/**
 * What more posts cost: how long a build takes from nothing, and after one article has changed; and the sizes of
 * what visitors load. The sizes do not depend on the machine; the times do, so read them with its load in mind.
 */
import path from 'node:path'
import { withProgress } from '../../src/build/scripts/progress.mjs'
import { buildSeconds, changeOnePost, copyWithPosts } from './growth/project.mjs'
import { measureServer } from './growth/server.mjs'
import { sizesOf } from './growth/sizes.mjs'
import { importTypeScript } from './harness/typescript.mjs'

/** @typedef {import('./harness/pages.mjs').Bench} Bench */
/** @typedef {import('./harness/report.mjs').Report} Report */
/** @typedef {import('./growth/sizes.mjs').Sizes} Sizes */
/** @typedef {Sizes & { build: number, again: number, startMs: number, memoryMB: number }} Figures builds in s */

const KB = 1000
const MB = 1000 * KB
/** A hash in a name may compress better or worse. */
const SAME = 1.01

/**
 * @param {Bench} bench
 * @returns {Promise<Report[]>}
 */
export async function measureGrowth({ posts }) {
  /** @type {Figures[]} */
  const figures = []
  for (const count of posts) {
    figures.push(await withProgress(`Growth, ${count} posts`, () => figuresOf(count)))
  }
  const columns = posts.map((count) => `${count} posts`)
  return [absoluteReport(columns, figures), ratioReport(columns, figures)]
}

/**
 * @param {number} count
 * @returns {Promise<Figures>}
 */
async function figuresOf(count) {
  /** @type {typeof import('../support/projectCopy.ts')} */
  const { copyProject } = await importTypeScript('tests/support/projectCopy.ts')
  const project = await copyWithPosts(copyProject, count)
  try {
    const build = await buildSeconds(project)
    const sizes = sizesOf(path.join(project.folder, 'dist'))
    const server = await measureServer(project.folder)
    changeOnePost(project)
    const again = await buildSeconds(project)
    return { ...sizes, ...server, build, again }
  } finally {
    project.remove()
  }
}

/**
 * @param {readonly string[]} columns
 * @param {readonly Figures[]} figures one a column
 * @returns {Report}
 */
function absoluteReport(columns, figures) {
  const row = (
    /** @type {string} */ label,
    /** @type {(each: Figures) => number} */ value,
    /** @type {Partial<import('./harness/report.mjs').Row>} */ rest = {},
  ) => ({ label, values: figures.map(value), ...rest })
  return {
    title: 'Growth',
    columns,
    rows: [
      row('build with nothing in the cache, s', (each) => each.build, { atMost: 360 }),
      row('build after one article changed, s', (each) => each.again, { atMost: 60 }),
      row('document of `/`, kB', (each) => each.start / KB, { atMost: 60, digits: 1 }),
      row('largest page of a list, kB', (each) => each.listPage / KB, { atMost: 60, digits: 1 }),
      row('program of `/`, kB compressed', (each) => each.program / KB, { digits: 1 }),
      row('code of the Blog window, kB compressed', (each) => each.blogWindow / KB, { digits: 1 }),
      row('data of the Blog window, kB compressed', (each) => each.blogData / KB, { digits: 1 }),
      row('largest script, kB', (each) => each.chunk / KB),
      row('offline copy, MB', (each) => each.offline / MB, { atMost: 3, digits: 2 }),
      row('files.json, kB', (each) => each.fileList / KB),
      row('sitemap.xml, kB', (each) => each.sitemap / KB),
      row('start of the server, ms', (each) => each.startMs),
      row('memory of the server, MB', (each) => each.memoryMB),
    ],
  }
}

/**
 * @param {readonly string[]} columns
 * @param {readonly Figures[]} figures
 * @returns {Report} how many times as much as with the fewest posts
 */
function ratioReport(columns, figures) {
  const row = (
    /** @type {string} */ label,
    /** @type {keyof Figures} */ name,
    atMost = Infinity,
  ) => ({
    label,
    values: figures.slice(1).map((each) => each[name] / (figures[0]?.[name] ?? NaN)),
    ...(Number.isFinite(atMost) && { atMost }),
    digits: 2,
  })
  return {
    title: `Growth, as multiples of ${columns[0]}`,
    columns: columns.slice(1),
    rows: [
      row('build with nothing in the cache', 'build'),
      row('build after one article changed', 'again'),
      row('document of `/`', 'start'),
      row('largest page of a list', 'listPage'),
      row('program of `/`', 'program', SAME),
      row('code of the Blog window', 'blogWindow', SAME),
      row('data of the Blog window', 'blogData'),
      row('largest script', 'chunk', SAME),
      row('offline copy', 'offline'),
      row('files.json', 'fileList'),
      row('sitemap.xml', 'sitemap'),
      row('start of the server', 'startMs'),
      row('memory of the server', 'memoryMB'),
    ],
  }
}
