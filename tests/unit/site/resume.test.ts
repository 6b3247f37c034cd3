import schema from '@jsonresume/schema/schema.json' with { type: 'json' }
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { resume } from 'virtual:resume'
import { describe, expect, it } from 'vitest'
import { RESUME_PATH } from '../../../src/owner/paths.ts'
import type { Resume } from '../../../src/owner/resume.ts'
import { resumeOf } from '../../support/ownerWords.ts'
import { headTags } from '../../../src/site/head/headTags.ts'
import { jsonResumeText } from '../../../src/site/feeds/jsonResume.ts'
import { createPages } from '../../../src/site/kinds/createPages.ts'
import { site } from '../../../src/sample/site.ts'
import { makePost } from '../../support/posts.ts'

const words: Resume = resume ?? resumeOf({ updated: '2000-01-01' })
const posts = [makePost()]

const ajv = new Ajv({ strict: false, allErrors: true })
addFormats.default(ajv)
/** The schema as its authors publish it. */
const validate = ajv.compile(schema)

describe('resume.json', () => {
  it.each([
    ['of the whole résumé', words],
    ['of one that leaves everything out', resumeOf({ updated: '2026-01-01' })],
  ])('%s is as the schema of JSON Resume wants it', (_, each) => {
    validate(JSON.parse(jsonResumeText(each, posts)))
    expect(validate.errors).toBeNull()
  })
})

describe('the page of the résumé', () => {
  const page = createPages(posts).find(({ path }) => path === RESUME_PATH)
  const head = page ? headTags(page) : ''

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
