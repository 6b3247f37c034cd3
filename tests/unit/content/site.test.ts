import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../../src/build/scripts/root.mjs'
import { projects } from '../../../src/sample/projects.ts'
import { site } from '../../../src/sample/site.ts'

describe("the owner's data", () => {
  it('names 22 technologies, each once', () => {
    expect(site.owner.skills).toHaveLength(22)
    expect(new Set(site.owner.skills.map((skill) => skill.toLowerCase())).size).toBe(22)
  })

  it('has no empty text', () => {
    const texts = [
      site.name,
      site.description,
      site.owner.name,
      site.owner.role,
      site.owner.headline,
      ...site.owner.bio,
      ...site.owner.certifications.flatMap(({ title, issuer }) => [title, issuer]),
      site.assistant.name,
    ]
    for (const text of texts) expect(text.trim()).not.toBe('')
  })

  it('gives whole addresses where it leads away', () => {
    const addresses = [
      site.address,
      ...site.profiles.map(({ url }) => url),
      ...projects.flatMap(({ demo }) => demo ?? []),
    ]
    for (const address of addresses) expect(new URL(address).protocol).toBe('https:')
    expect(new URL(site.address).origin).toBe(site.address)
  })
})

describe('the projects', () => {
  it('are two, described, with pictures that exist', () => {
    expect(projects).toHaveLength(2)
    for (const { image, alt, description, tech } of projects) {
      expect(existsSync(path.join(ROOT, `src/sample/images/${image}.webp`))).toBe(true)
      expect(alt.length).toBeGreaterThan(20)
      expect(description.length).toBeGreaterThan(80)
      expect(tech.length).toBeGreaterThan(0)
    }
  })
})
