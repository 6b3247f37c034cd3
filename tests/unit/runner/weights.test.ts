import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { adviseStep } from '../../runner/suites.mjs'
import { checkFile, checkScripts, scriptsOf, weightOf } from '../../files/weights.mjs'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const manifest = {
  'a.ts': { file: 'assets/a.js', imports: ['_b.js'] },
  '_b.js': { file: 'assets/b.js', imports: ['_c.js', 'a.ts'] },
  '_c.js': { file: 'assets/c.js' },
  'late.ts': { file: 'assets/late.js' },
}

/** A built site with one page that loads all of the manifest but the lazy chunks. */
function makeSite(): string {
  const site = temporaryFolder()
  mkdirSync(path.join(site, 'assets'))
  writeFileSync(path.join(site, 'page.html'), '<script type="module" src="/assets/a.js"></script>')
  for (const { file } of Object.values(manifest)) {
    writeFileSync(path.join(site, file), `const text = '${file.repeat(50)}'`)
  }
  return site
}

it('an owner’s site that weighs more than the program’s budgets is told so, and does not fail', async () => {
  const told = vi.spyOn(console, 'log').mockImplementation(() => {})
  const site = makeSite()
  const counts = await adviseStep('bytes', async () => checkFile(site, 'assets/a.js', 1))
  expect(counts).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(told.mock.calls.flat().join()).toMatch(/\d+ bytes in assets\/a\.js: \d+ more than/)
  told.mockRestore()
})

describe('the scripts of a page', () => {
  it('are those it names and all that these import', () => {
    const html = '<script type="module" crossorigin src="/assets/a.js"></script>'
    expect(scriptsOf(html, manifest)).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js'])
  })

  it('are found below the base of the site', () => {
    const html = '<script type="module" src="/garden/assets/a.js"></script>'
    expect(scriptsOf(html, manifest, '/garden/')).toContain('/assets/a.js')
    expect(() => scriptsOf(html, manifest)).toThrow('did not make /garden/assets/a.js')
  })

  it('are refused where nobody made them', () => {
    expect(() => scriptsOf('<script src="/other.js"></script>', manifest)).toThrow('/other.js')
  })
})

describe('a budget', () => {
  it('counts compressed bytes', () => {
    const site = makeSite()
    const text = `const text = '${'assets/a.js'.repeat(50)}'`
    expect(weightOf(site, ['/assets/a.js'])).toBe(gzipSync(text, { level: 9 }).length)
  })

  it('holds up to its last byte, and names what is too heavy', () => {
    const site = makeSite()
    const weight = weightOf(site, ['/assets/a.js', '/assets/b.js', '/assets/c.js'])
    expect(() => checkScripts(site, 'page.html', manifest, weight)).not.toThrow()
    expect(() => checkScripts(site, 'page.html', manifest, weight - 1)).toThrow(
      /\/assets\/a\.js.* 1 more/,
    )
  })

  it('can be that of a document alone', () => {
    const site = makeSite()
    const weight = weightOf(site, ['page.html'])
    expect(() => checkFile(site, 'page.html', weight)).not.toThrow()
    expect(() => checkFile(site, 'page.html', weight - 1)).toThrow(/in page\.html: 1 more/)
  })
})
