// @ts-check
/**
 * `npm test`: everything that proves the site, on a bare checkout too. The last line is the sum
 * of what the runners report; the exit code is 1 if anything failed.
 *
 *   npm test -- --only check|unit|files|e2e|visual [filter…] [--update]
 *
 * Filters are parts of test file names. `--update` replaces the pictures of visual tests.
 */
import { parseArgs } from 'node:util'
import { ensureDependencies } from '../src/build/scripts/dependencies.mjs'
import { exitOnError } from '../src/build/scripts/exitOnError.mjs'
import { sum, summary } from './runner/counts.mjs'
import { runBuild, runChecks, runFiles, runPages, runUnit } from './runner/suites.mjs'

/** @typedef {import('./runner/counts.mjs').Counts} Counts */
/** @typedef {{ filters: readonly string[], isUpdate: boolean }} Choice */

/** @type {Readonly<Record<string, (choice: Choice) => Promise<Counts>>>} */
const SUITES = {
  check: () => runChecks(),
  unit: ({ filters }) => runUnit(filters),
  files: () => buildThen(runFiles),
  e2e: (choice) => buildThen(() => runBrowser(['e2e'], choice)),
  visual: (choice) => buildThen(() => runBrowser(['visual'], choice)),
  all: async (choice) =>
    sum([
      await runChecks(),
      await runUnit(choice.filters),
      await buildThen(async () =>
        sum([await runFiles(), await runBrowser(['e2e', 'visual'], choice)]),
      ),
    ]),
}

/**
 * @param {() => Promise<Counts>} suite needs the built site
 * @returns {Promise<Counts>}
 */
async function buildThen(suite) {
  const built = await runBuild()
  return built.failed > 0 ? built : sum([built, await suite()])
}

/**
 * @param {readonly string[]} projects
 * @param {Choice} choice
 * @returns {Promise<Counts>}
 */
function runBrowser(projects, { filters, isUpdate }) {
  const flags = isUpdate ? ['--update-snapshots=changed'] : []
  return runPages(projects, [...filters, ...flags])
}

await exitOnError(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', default: 'all' }, update: { type: 'boolean' } },
  })
  const suite = SUITES[values.only]
  if (!suite) throw new Error(`--only takes one of: ${Object.keys(SUITES).join(', ')}`)
  await ensureDependencies()
  const counts = await suite({ filters: positionals, isUpdate: values.update ?? false })
  console.log(`\n${summary(counts)}`)
  process.exitCode = counts.failed > 0 ? 1 : 0
})
