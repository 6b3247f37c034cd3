/**
 * What the test runners' own reports say, as numbers. Pure; a report that is missing or empty
 * is a failure, for tests that did not run proved nothing.
 */

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
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
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, skipped: number }} stats
 * @property {readonly unknown[]} errors outside of any test
 */

/**
 * @param {PlaywrightReport | undefined} report of Playwright's `json` reporter
 * @param {number} code
 * @returns {Counts}
 */
export function playwrightCounts(report, code) {
  if (!report) return CRASHED
  const { expected, unexpected, skipped } = report.stats
  const failed = unexpected + report.errors.length
  return atLeastHonest({ passed: expected, failed, skipped }, code)
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
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/**
 * @param {Counts} counts
 * @returns {string} the last line of a test run
 */
export function summary({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}
