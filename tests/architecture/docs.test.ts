import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { parseArticle } from '../support/contentBuilders.ts'
import { siteOf } from '../support/ownerWords.ts'

const lines = readFileSync('README.md', 'utf8').trimEnd().split('\n')

it('README.md is short enough for somebody in a hurry', () => {
  expect(lines.length).toBeLessThanOrEqual(130)
  expect(lines.filter((line) => line.length > 120)).toEqual([])
})

describe('src/owner/RECIPES.md', () => {
  const text = readFileSync('src/owner/RECIPES.md', 'utf8')
  const example = (language: string) =>
    new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(text)?.[1] ?? ''

  it('has examples that the build accepts', () => {
    const [, written = ''] = /SiteWords = ([^]*)$/.exec(example('ts')) ?? []
    // Quotes, keys and commas as YAML has them.
    expect(siteOf(parse(written))).toMatchObject({ name: 'Ada’s bridges', hue: 145 })
    expect(parseArticle('a-new-bridge.md', example('md')).matter.problems).toEqual([])
  })

  it('names every command of owners', () => {
    for (const name of ['init', 'dev', 'new', 'build']) expect(text).toContain(`npm run ${name}`)
  })
})

describe('src/build/README.md', () => {
  it('gives a reason for every package', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>
      devDependencies: Record<string, string>
    }
    const named = readFileSync('src/build/README.md', 'utf8')
    const packages = Object.keys({ ...dependencies, ...devDependencies })
    const missing = packages.filter(
      (name) => !name.startsWith('@types/') && !named.includes(`\`${name}\``),
    )
    expect(missing).toEqual([])
  })

  it('names no package that is not used', () => {
    const table = readFileSync('src/build/README.md', 'utf8').split('## Packages')[1] ?? ''
    const used = readFileSync('package.json', 'utf8')
    const cells = table.split('\n').map((line) => line.split('|')[1] ?? '')
    const named = cells.flatMap((cell) => [...cell.matchAll(/`([^`*]+)`/g)].map(([, name]) => name))
    expect(named.filter((name) => !used.includes(`"${name}":`))).toEqual([])
  })
})
