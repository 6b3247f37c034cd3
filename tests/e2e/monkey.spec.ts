/**
 * A few steps at random in either renderer, the same in every run; `npm run bench -- --only monkey` does thousands.
 * What it prints when it fails is the shortest list of steps that breaks the desk.
 */
import { test, expect } from '@playwright/test'
import { letMonkeyVisit } from '../monkey/monkey.mjs'

for (const [seed, renderer] of ['canvas', 'webgl'].entries()) {
  test(`the desk of ${renderer} stays sound whatever is done to it`, async ({
    browser,
    baseURL,
  }) => {
    const url = new URL(`?renderer=${renderer}`, baseURL).href
    expect(await letMonkeyVisit(browser, { url, steps: 40, sequences: 1, seed })).toBeNull()
  })
}
