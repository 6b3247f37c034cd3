/** The tests of the owner's own site: they serve it themselves, so the site of the other tests is not started. */
import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

const { webServer: _, projects: __, ...settings } = base

export default defineConfig({
  ...settings,
  projects: [{ name: 'site', testDir: import.meta.dirname }],
})
