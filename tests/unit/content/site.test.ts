import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../../../src/build/scripts/root.mjs'
import { projects } from '../../../src/sample/projects.ts'
import { site } from '../../../src/sample/site.ts'

it('the sample names 22 technologies, each once', () => {
  expect(new Set(site.owner.skills.map((skill) => skill.toLowerCase())).size).toBe(22)
  expect(site.owner.skills).toHaveLength(22)
})

it('the sample has two projects with pictures that exist', () => {
  expect(projects).toHaveLength(2)
  for (const { image } of projects)
    expect(existsSync(path.join(ROOT, `src/sample/images/${image}.webp`))).toBe(true)
})
