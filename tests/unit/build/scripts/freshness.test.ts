import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { replacing, whereItIs } from '../../../../src/build/scripts/buildSite.mjs'
import {
  isBuiltFrom,
  markBuiltFrom,
  otherSettings,
} from '../../../../src/build/scripts/freshness.mjs'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const folder = temporaryFolder()

afterEach(() => {
  vi.unstubAllEnvs()
})

it('knows which settings a site was built with, and says what replaces it', () => {
  expect(otherSettings(path.join(folder, 'missing'))).toBeUndefined()

  vi.stubEnv('MEADOW_CHAT_SERVER', '127.0.0.1:4199')
  vi.stubEnv('MEADOW_ASSISTANT', 'off')
  markBuiltFrom('abc', folder)
  expect(isBuiltFrom('abc', folder)).toBe(true)
  expect(isBuiltFrom('abd', folder)).toBe(false)
  expect(otherSettings(folder)).toBeUndefined()
  vi.unstubAllEnvs()
  const before = otherSettings(folder) ?? ''
  expect(before).toContain('MEADOW_ASSISTANT=off MEADOW_CHAT_SERVER=127.0.0.1:4199')
  expect(replacing('dist', before, '')).toBe(
    `dist was built with ${before}, and is now replaced by a site built with no settings from the environment. To keep it, write ${before} before this command, too.`,
  )
  expect(whereItIs('')).toContain('with npm start, and publish dist/client')
  expect(whereItIs(before)).toContain(`with ${before} npm start,`)
})
