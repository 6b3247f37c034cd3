import { describe, expect, it } from 'vitest'
import { isImportedBy } from '../../../../src/build/bundling/chunks.ts'

/** Modules by those that import them. */
const importers: Readonly<Record<string, readonly string[]>> = {
  '/site/src/base/services/time/clock.ts': ['/site/src/apps/a.ts', '/site/src/boot/pageScript.ts'],
  '/site/src/base/services/deep.ts': ['/site/src/base/services/time/clock.ts'],
  '/site/src/desktop/store.ts': ['/site/src/app/main.ts'],
  '/site/src/one.ts': ['/site/src/two.ts'],
  '/site/src/two.ts': ['/site/src/one.ts'],
}
const graph = {
  getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }),
}

describe('a module of the pages', () => {
  it.each([
    ['/site/src/base/services/time/clock.ts', true],
    ['/site/src/base/services/deep.ts', true],
    ['/site/src/desktop/store.ts', false],
    ['/site/src/one.ts', false],
    ['/site/src/boot/pageScript.ts', false],
  ])('%s: %s', (id, expected) => {
    expect(isImportedBy(['src/boot/pageScript.ts'], id, graph)).toBe(expected)
  })
})
