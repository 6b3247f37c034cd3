/** End-to-end and visual tests: the built site, served by its real server, in the pinned browser. */
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { isPinnedBrowser, launchOptions } from './support/browser.ts'
import { findFirefox } from './browsers/onThisMachine.mjs'
import { ROOT, TEST_SITE_FOLDER, testAddress } from './support/server.ts'

const { port, url } = await testAddress()
const launched = await launchOptions()
/** A frame waits for its images: otherwise a slow machine shows it, and photographs it, without them. */
const options = { ...launched, args: [...(launched.args ?? []), '--disable-checker-imaging'] }
/** Pages are composited without a GPU: one that is emulated in software takes seconds for a screenshot. */
const quickOptions = { ...options, args: [...options.args, '--disable-gpu-compositing'] }
/**
 * Beside WebGL that compositing scales images otherwise: tests that would see it have this tag, and the emulated GPU. So
 * do those at a pixel ratio other than 1, in a browser of their own (support/stillDesktop.ts).
 */
const NEEDS_GPU = /@gpu/
/** Scroll bars are part of the picture. */
const ignoreDefaultArgs = ['--hide-scrollbars']
const report = process.env.MEADOW_TEST_REPORT

export default defineConfig({
  outputDir: path.join(ROOT, 'test-results/pages'),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Far above what a test takes: on a slow machine that others use too, all take several times as long.
  timeout: 180_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      threshold: 0.05,
      maxDiffPixelRatio: 0.001,
      animations: 'allow',
      caret: 'hide',
    },
  },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  // Stored pictures lie beside their spec and belong to the pinned browser alone.
  snapshotPathTemplate: '{testDir}/{testFileName}-pictures/{arg}{ext}',
  ignoreSnapshots: !isPinnedBrowser,
  updateSnapshots: 'none',
  use: {
    baseURL: url,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: quickOptions,
    // A worker would answer in the place of what a test puts in the network; offline.spec.ts lets it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'e2e',
      testDir: path.join(ROOT, 'tests/e2e'),
    },
    {
      name: 'visual',
      testDir: path.join(ROOT, 'tests/visual'),
      grepInvert: NEEDS_GPU,
      use: { launchOptions: { ...quickOptions, ignoreDefaultArgs } },
    },
    {
      name: 'visual-gpu',
      testDir: path.join(ROOT, 'tests/visual'),
      grep: NEEDS_GPU,
      use: { launchOptions: { ...options, ignoreDefaultArgs } },
    },
    {
      name: 'firefox',
      testDir: path.join(ROOT, 'tests/browsers/firefox'),
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: findFirefox() ?? '' },
      },
    },
    {
      name: 'webkit',
      testDir: path.join(ROOT, 'tests/browsers/webkit'),
    },
  ],
  webServer: {
    command: 'node server/node.js',
    cwd: TEST_SITE_FOLDER,
    env: { PORT: port, HOST: '127.0.0.1' },
    url,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
