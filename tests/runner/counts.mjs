/**
 * What the test runners' own reports say, as numbers. Pure; a report that is missing or empty
 * is a failure, for tests that did not run proved nothing.
 */

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} [flaky] names of tests that passed only when they were retried
 */

/** @type {Counts} */
const CRASHED = { passed: 0, failed: 1, skipped: 0 }

/**
 * @param {Counts} counts
 * @param {number} code exit code of the runner
 * @returns {Counts} with one failure where nothing ran, or where the runner failed without
 *   naming a test
 */
function atLeastHonest(counts, code) {
  const didNothing = counts.passed + counts.failed === 0
  const hidesFailure = code !== 0 && counts.failed === 0
  return didNothing || hidesFailure ? { ...counts, failed: counts.failed + 1 } : counts
}

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {readonly { status: string, assertionResults: readonly { status: string }[] }[]} testResults
 */

/**
 * @param {VitestReport | undefined} report of Vitest's `json` reporter
 * @param {number} code
 * @returns {Counts}
 */
export function vitestCounts(report, code) {
  if (!report) return CRASHED
  // A file that cannot be loaded fails without a single test of its own.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
  )
  return atLeastHonest(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    code,
  )
}

/**
 * @typedef {object} PlaywrightSuite a file, or a `describe` block
 * @property {string} title
 * @property {readonly { title: string, tests: readonly { status: string }[] }[]} [specs]
 * @property {readonly PlaywrightSuite[]} [suites]
 */

/**
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {readonly unknown[]} errors outside of any test
 * @property {readonly PlaywrightSuite[]} suites
 */

/**
 * @param {PlaywrightReport | undefined} report of Playwright's `json` reporter
 * @param {number} code
 * @returns {Counts}
 */
export function playwrightCounts(report, code) {
  if (!report) return CRASHED
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + report.errors.length
  const counts = { passed: expected + flaky, failed, skipped, flaky: flakyTests(report.suites) }
  return atLeastHonest(counts, code)
}

/**
 * @param {readonly PlaywrightSuite[]} suites
 * @returns {string[]} the full title of each test that passed only when it was retried
 */
function flakyTests(suites) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => {
    const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    return [...own.map((spec) => spec.title), ...flakyTests(inner)].map(
      (name) => `${title} › ${name}`,
    )
  })
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  return all.reduce(
    (total, each) => ({
      passed: total.passed + each.passed,
      failed: total.failed + each.failed,
      skipped: total.skipped + each.skipped,
      flaky: [...(total.flaky ?? []), ...(each.flaky ?? [])],
    }),
    { passed: 0, failed: 0, skipped: 0, flaky: [] },
  )
}

/**
 * @param {Counts} counts
 * @returns {string} the end of a test run: a line for each flaky test, and the sum as the last line
 */
export function summary({ passed, failed, skipped, flaky = [] }) {
  const line = `${passed} passed, ${failed} failed`
  return [
    ...flaky.map((name) => `flaky, passed only when retried: ${name}`),
    skipped > 0 ? `${line}, ${skipped} skipped` : line,
  ].join('\n')
}
