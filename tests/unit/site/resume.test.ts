import schema from '@jsonresume/schema/schema.json' with { type: 'json' }
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { resume } from 'virtual:resume'
import { describe, expect, it } from 'vitest'
import type { Resume } from '../../../src/owner/resume.ts'
import { resumeOf } from '../../support/ownerWords.ts'
import { headTags } from '../../../src/site/head/headTags.ts'
import { jsonResumeText } from '../../../src/site/feeds/jsonResume.ts'
import { llmsText } from '../../../src/site/feeds/llms.ts'
import { createPages } from '../../../src/site/kinds/createPages.ts'
import { projects } from '../../../src/sample/projects.ts'
import { site } from '../../../src/sample/site.ts'
import { makePost } from '../../support/posts.ts'

const words: Resume = resume ?? resumeOf({ updated: '2000-01-01' })
const posts = [makePost()]

const ajv = new Ajv({ strict: false, allErrors: true })
addFormats.default(ajv)
/** The schema as its authors publish it. */
const validate = ajv.compile(schema)

interface JsonResume {
  readonly basics: Readonly<Record<string, unknown>>
  readonly work: readonly Readonly<Record<string, unknown>>[]
  readonly skills: readonly { readonly keywords?: readonly string[] }[]
  readonly projects: readonly { readonly name: string; readonly type: string }[]
}

describe('resume.json', () => {
  const data = JSON.parse(jsonResumeText(words, posts)) as JsonResume

  it.each([
    ['of the whole résumé', words],
    ['of one that leaves everything out', resumeOf({ updated: '2026-01-01' })],
  ])('%s is as the schema of JSON Resume wants it', (_, each) => {
    validate(JSON.parse(jsonResumeText(each, posts)))
    expect(validate.errors).toBeNull()
  })

  it('says what the schema does not hold against it', () => {
    expect(data.basics).toMatchObject({
      name: site.owner.name,
      label: site.owner.role,
      email: site.owner.email,
      url: `${site.address}/resume`,
      location: { address: site.owner.location },
    })
    const [first] = words.experience
    expect(data.work[0]).toMatchObject({ name: first?.organization, position: first?.role })
    expect(data.work[0]).not.toHaveProperty('endDate')
    expect(data.skills.flatMap(({ keywords = [] }) => keywords).toSorted()).toEqual(
      site.owner.skills.toSorted(),
    )
    expect(data.projects.map(({ name, type }) => [name, type])).toEqual([
      ...projects.map(({ title }) => [title, 'application']),
      ...words.talks.map(({ title }) => [title, 'talk']),
    ])
  })
})

describe('the page of the résumé', () => {
  const page = createPages(posts).find(({ kind }) => kind === 'resume')
  const head = page ? headTags(page) : ''

  it('is titled by its owner, and found', () => {
    expect(page?.path).toBe('/resume')
    expect(head).toContain(`<title>Résumé of ${site.owner.name} · ${site.name}</title>`)
    expect(head).toContain(`href="${site.address}/resume"`)
    expect(llmsText(posts)).toContain(`(${site.address}/resume)`)
  })

  it('tells search engines whose profile it is', () => {
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? []
    const { '@graph': graph } = JSON.parse(json) as {
      '@graph': readonly Readonly<Record<string, unknown>>[]
    }
    const of = (type: string) => graph.find((thing) => thing['@type'] === type)
    expect(of('ProfilePage')).toMatchObject({
      url: `${site.address}/resume`,
      dateModified: words.updated,
      mainEntity: { '@id': of('Person')?.['@id'] },
    })
    expect(of('Person')).toMatchObject({
      name: site.owner.name,
      homeLocation: { name: site.owner.location },
      worksFor: [{ name: 'Example Voice Tools' }],
      alumniOf: [{ name: 'Example University' }],
      knowsLanguage: ['English', 'Dutch', 'German'],
    })
  })
})
