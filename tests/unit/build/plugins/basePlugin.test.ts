import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { withoutCalls } from '../../../../src/build/plugins/basePlugin.ts'
import { ROOT } from '../../../../src/build/scripts/root.mjs'

const users = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, code: readFileSync(path.join(ROOT, 'src', name), 'utf8') }))
  .filter(({ code }) =>
    /import [^;]*?\b(?:hrefOf|sitePathOf)\b[^;]*? from '[^']*\/base\.ts'/.test(code),
  )

describe('a site at the root of its host', () => {
  it('is built without calls that would change nothing', () => {
    expect(withoutCalls("open(hrefOf(a.of('(')) + sitePathOf(b))")).toBe("open((a.of('(')) + (b))")
    const others = 'all.map(hrefOf); my.hrefOf(x); hrefOfAll(x)'
    expect(withoutCalls(others)).toBe(others)
  })

  it('is built of modules that go on to be valid, and have no name of their own that is left out', () => {
    expect(users.length).toBeGreaterThan(20)
    const broken = users.flatMap(({ name, code }) => {
      const { errors } = parseSync(name, withoutCalls(code))
      return errors.length > 0 || /function (?:hrefOf|sitePathOf)/.test(code) ? [name] : []
    })
    expect(broken).toEqual([])
  })
})
