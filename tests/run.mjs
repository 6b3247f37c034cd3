// @ts-check
/**
 * `npm test`: everything that proves the site, on a bare checkout too. The last line is the sum
 * of what the runners report; the exit code is 1 if anything failed.
 *
 *   npm test -- --only check|unit|files|e2e|visual|site [filter…] [--update]
 *   npm test -- --faults [--unit] [room or words…]
 *
 * All but the last run against a site with the sample's words; `site` is yours.
 *
 * Filters are parts of test file names. `--update` replaces the pictures of visual tests. `--faults` tests the
 * tests (tests/faults/run.mjs), with `--unit` the unit tests alone.
 */
import { parseArgs } from 'node:util'
import { ensureDependencies } from '../src/build/scripts/dependencies.mjs'
import { exitOnError } from '../src/build/scripts/exitOnError.mjs'
import { sum, summary } from './runner/counts.mjs'
import { OWN_SITE, TEST_SITE } from './runner/testSite.mjs'
import { runBuild, runChecks, runFiles, runPages, runUnit } from './runner/suites.mjs'

/** @typedef {import('./runner/counts.mjs').Counts} Counts */
/** @typedef {{ filters: readonly string[], isUpdate: boolean }} Choice */

/** Projects of Playwright's configuration. */
const VISUAL = ['visual', 'visual-gpu']

/** @type {Readonly<Record<string, (choice: Choice) => Promise<Counts>>>} */
const SUITES = {
  check: () => runChecks(),
  unit: ({ filters }) => runUnit(filters),
  files: () => buildThen(TEST_SITE, () => runFiles(TEST_SITE.target, { isSample: true })),
  e2e: (choice) => buildThen(TEST_SITE, () => runBrowser(['e2e'], choice)),
  visual: (choice) => buildThen(TEST_SITE, () => runBrowser(VISUAL, choice)),
  site: runOwnSite,
  all: async (choice) =>
    sum([
      await runChecks(),
      await runUnit(choice.filters),
      await buildThen(TEST_SITE, async () =>
        sum([
          await runFiles(TEST_SITE.target, { isSample: true }),
          await runBrowser(['e2e', ...VISUAL], choice),
        ]),
      ),
      await runOwnSite(choice),
    ]),
}

/**
 * @param {import('../src/build/scripts/buildSite.mjs').SiteToBuild} site
 * @param {() => Promise<Counts>} suite needs the built site
 * @returns {Promise<Counts>}
 */
async function buildThen(site, suite) {
  const built = await runBuild(site)
  return built.failed > 0 ? built : sum([built, await suite()])
}

/**
 * What is tested of the owner's own site, whatever it says.
 * @param {Choice} choice
 * @returns {Promise<Counts>}
 */
function runOwnSite(choice) {
  return buildThen(OWN_SITE, async () =>
    sum([
      await runFiles(OWN_SITE.target, { isSample: false }),
      await runPages('tests/site/playwright.config.ts', ['site'], choice.filters),
    ]),
  )
}

/**
 * @param {readonly string[]} projects
 * @param {Choice} choice
 * @returns {Promise<Counts>}
 */
function runBrowser(projects, { filters, isUpdate }) {
  const flags = isUpdate ? ['--update-snapshots=changed'] : []
  return runPages('tests/playwright.config.ts', projects, [...filters, ...flags])
}

await exitOnError(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', default: 'all' },
      update: { type: 'boolean' },
      faults: { type: 'boolean' },
      unit: { type: 'boolean' },
    },
  })
  const suite = SUITES[values.only]
  if (!suite) throw new Error(`--only takes one of: ${Object.keys(SUITES).join(', ')}`)
  await ensureDependencies()
  const counts = values.faults
    ? await (await import('./faults/run.mjs')).runFaults(positionals, values)
    : await suite({ filters: positionals, isUpdate: values.update ?? false })
  console.log(`\n${summary(counts)}`)
  process.exitCode = counts.failed > 0 ? 1 : 0
})
