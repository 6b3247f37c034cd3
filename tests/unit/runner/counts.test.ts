import { describe, expect, it } from 'vitest'
import {
  playwrightCounts,
  sum,
  summary,
  vitestCounts,
  type PlaywrightReport,
  type VitestReport,
} from '../../runner/counts.mjs'

function unitReport(changes: Partial<VitestReport> = {}): VitestReport {
  const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  return { ...none, testResults: [], ...changes }
}

function pagesReport(
  stats: Partial<PlaywrightReport['stats']> = {},
  errors: readonly unknown[] = [],
): PlaywrightReport {
  return { stats: { expected: 0, unexpected: 0, skipped: 0, ...stats }, errors }
}

describe('counts of unit tests', () => {
  it('count a file that does not load as one failure', () => {
    const report = unitReport({
      numPassedTests: 7,
      testResults: [{ status: 'failed', assertionResults: [] }],
    })
    expect(vitestCounts(report, 1).failed).toBe(1)
  })

  it('fail without a report and without tests', () => {
    expect(vitestCounts(undefined, 0).failed).toBe(1)
    expect(vitestCounts(unitReport(), 0).failed).toBe(1)
    expect(vitestCounts(unitReport({ numPendingTests: 3 }), 0).failed).toBe(1)
  })
})

it('counts of page tests fail without a report, without tests and with an error outside of tests', () => {
  expect(playwrightCounts(undefined, 0).failed).toBe(1)
  expect(playwrightCounts(pagesReport(), 0).failed).toBe(1)
  expect(playwrightCounts(pagesReport({ expected: 5 }, ['no server']), 1).failed).toBe(1)
  expect(playwrightCounts(pagesReport({ expected: 5 }), 1).failed).toBe(1)
})

it('the summary sums all suites and names the skipped only where there are any', () => {
  const one = { passed: 1, failed: 0, skipped: 0 }
  expect(summary(sum([one, one]))).toBe('2 passed, 0 failed')
  expect(summary(sum([one, { passed: 3, failed: 2, skipped: 4 }]))).toBe(
    '4 passed, 2 failed, 4 skipped',
  )
})
