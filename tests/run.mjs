// @ts-check
/** `npm test`: everything that proves the site, on a bare checkout too. The exit code is 1 if anything failed. */
import { parseArgs } from 'node:util'
import { ensureDependencies } from '../src/build/scripts/dependencies.mjs'
import { exitOnError } from '../src/build/scripts/exitOnError.mjs'
import { sum, summary } from './runner/counts.mjs'
import { findFirefox, findWebKit } from './browsers/onThisMachine.mjs'
import { OWN_SITE, TEST_SITE } from './runner/testSite.mjs'
import { runBuild, runChecks, runFiles, runPages, runUnit } from './runner/suites.mjs'

/** @typedef {import('./runner/counts.mjs').Counts} Counts */
/** @typedef {{ filters: readonly string[], isUpdate: boolean }} Choice */

const USAGE = `npm test    everything; the last line is the sum of what the runners report

  npm test -- --only check|unit|files|e2e|visual|site [filter…] [--update]
  npm test -- --browser firefox|webkit [filter…]
  npm test -- --faults [--unit] [room or words…]

All but site run against a site with the sample’s words; site is yours. Filters are parts of test
file names. --update replaces the pictures of visual tests. --faults tests the tests by putting
faults into the program (tests/faults/run.mjs), with --unit the unit tests alone.`

/** Projects of Playwright's configuration. */
const VISUAL = ['visual', 'visual-gpu']

/**
 * Browsers that no package of the registry brings: projects of the same configuration that run where the
 * machine has them.
 * @type {Readonly<Record<string, { isHere: boolean, needs: string }>>}
 */
const OTHER_BROWSERS = {
  firefox: { isHere: findFirefox() !== undefined, needs: 'firefox-esr' },
  webkit: { isHere: findWebKit() !== undefined, needs: 'webkit2gtk-driver and xvfb' },
}

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
          await runBrowser(['e2e', ...VISUAL, ...otherBrowsers()], choice),
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

/** @returns {readonly string[]} the other browsers of this machine; says which it lacks */
function otherBrowsers() {
  const all = Object.entries(OTHER_BROWSERS)
  for (const [name, { isHere, needs }] of all) {
    if (!isHere) console.log(`No tests in ${name}: this machine lacks ${needs}.`)
  }
  return all.filter(([, { isHere }]) => isHere).map(([name]) => name)
}

/**
 * @param {string} name
 * @param {Choice} choice
 * @returns {Promise<Counts>}
 */
function runOtherBrowser(name, choice) {
  const browser = OTHER_BROWSERS[name]
  if (!browser) {
    throw new Error(`--browser takes one of: ${Object.keys(OTHER_BROWSERS).join(', ')}`)
  }
  if (!browser.isHere) throw new Error(`This machine lacks ${browser.needs}.`)
  return buildThen(TEST_SITE, () => runBrowser([name], choice))
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
      browser: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  const { browser, only } = values
  if (values.help) {
    console.log(USAGE)
    return
  }
  const suite = SUITES[only]
  if (!suite) throw new Error(`--only takes one of: ${Object.keys(SUITES).join(', ')}`)
  await ensureDependencies()
  const choice = { filters: positionals, isUpdate: values.update ?? false }
  const run = browser === undefined ? suite : () => runOtherBrowser(browser, choice)
  const counts = values.faults
    ? await (await import('./faults/run.mjs')).runFaults(positionals, values)
    : await run(choice)
  console.log(`\n${summary(counts)}`)
  process.exitCode = counts.failed > 0 ? 1 : 0
})
