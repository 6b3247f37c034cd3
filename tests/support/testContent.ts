/** Builds a program of a test's own with the words of the sample, whatever the owner has written. */
import { TEST_SITE } from '../runner/testSite.mjs'

const VARIABLE = 'MEADOW_CONTENT'

/** Runs a build of Vite in this process; those that a test starts as programs of their own are not concerned. */
export async function withTestContent<Result>(build: () => Promise<Result>): Promise<Result> {
  const before = process.env[VARIABLE]
  process.env[VARIABLE] = TEST_SITE.content
  try {
    return await build()
  } finally {
    if (before === undefined) delete process.env[VARIABLE]
    else process.env[VARIABLE] = before
  }
}
