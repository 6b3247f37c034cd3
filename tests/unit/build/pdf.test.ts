import { resume } from 'virtual:resume'
import { getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { pdfFile } from '../../../src/build/pdf/pdfFile.ts'
import { openProgramFonts } from '../../support/programFonts.ts'
import type { Resume } from '../../../src/owner/resume.ts'
import { resumeOf } from '../../support/ownerWords.ts'
import type { PdfText } from '../../../src/site/pdf/pdfText.ts'
import { resumePdf } from '../../../src/site/pdf/resumePdf.ts'
import { site } from '../../../src/sample/site.ts'

const fonts = await openProgramFonts()
const words: Resume = resume ?? resumeOf({ updated: '2000-01-01' })

const draw = async (text: PdfText) => pdfFile(text, fonts, null).text()

interface Link {
  readonly url?: string
  readonly contentsObj?: { readonly str: string }
}

/** What a reader of the file finds: pages, text in the order of the tags, the tags themselves. */
async function read(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1)
      const { items } = await page.getTextContent()
      return {
        text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
        tree: await page.getStructTree(),
        links: (await page.getAnnotations()) as readonly Link[],
        lines: items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : [])),
      }
    }),
  )
  return {
    pages,
    text: pages
      .map((page) => page.text)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
    info: (await document.getMetadata()).info as Readonly<Record<string, unknown>>,
    marks: await document.getMarkInfo(),
  }
}

interface Node {
  readonly role?: string
  readonly children?: readonly Node[]
}

const rolesIn = (node: Node | null): readonly string[] =>
  node
    ? [...(node.role === undefined ? [] : [node.role]), ...(node.children ?? []).flatMap(rolesIn)]
    : []

describe('the résumé as PDF', () => {
  const whole = resumePdf(words)
  let bytes: Uint8Array
  let found: Awaited<ReturnType<typeof read>>
  beforeAll(async () => {
    bytes = await draw(whole)
    found = await read(bytes)
  })

  it('says what it is, and that its text is tagged', () => {
    expect(found.marks).toMatchObject({ Marked: true })
    expect(found.info).toMatchObject({
      Title: `Résumé of ${site.owner.name}`,
      Author: site.owner.name,
      CreationDate: 'D:20260101000000Z',
      Language: 'en',
    })
    expect(Buffer.from(bytes).toString('latin1')).toContain('/DisplayDocTitle true')
  })

  it('holds its text in the order in which it is read', () => {
    const wanted = [
      site.owner.name,
      site.owner.role,
      site.owner.location,
      site.owner.email,
      words.summary.slice(0, 60),
      site.owner.availability,
      'Experience',
      ...words.experience.flatMap(({ role, organization }) => [role, organization]),
      'Projects',
      'Education',
      ...words.education.flatMap(({ institution }) => [institution]),
      'Skills',
      'TypeScript, JavaScript, HTML, CSS, Python',
      'Talks',
      ...words.talks.flatMap(({ title, event }) => [title, event]),
      'Certifications',
      'Languages',
    ]
    let from = 0
    for (const text of wanted) {
      const place = found.text.indexOf(text, from)
      expect(place, `“${text}” after ${from}`).toBeGreaterThanOrEqual(0)
      from = place + text.length
    }
  })

  it('tags headings, lists and links', () => {
    const roles = found.pages.flatMap(({ tree }) => rolesIn(tree as Node | null))
    const count = (role: string) => roles.filter((each) => each === role).length
    expect(count('H1')).toBe(1)
    expect(count('H2')).toBe(7)
    expect(count('H3')).toBe(
      words.experience.length + words.education.length + words.talks.length + 2,
    )
    const items = [...words.experience, ...words.education].flatMap(
      ({ highlights = [] }) => highlights,
    )
    expect(count('LI')).toBe(items.length)
    expect(count('LBody')).toBe(items.length)
    const links = found.pages.flatMap((page) => page.links)
    expect(links.map(({ url }) => url)).toEqual(
      expect.arrayContaining([
        `mailto:${site.owner.email}`,
        `${site.address}/resume`,
        ...words.talks.flatMap(({ url }) => url ?? []),
      ]),
    )
    expect(count('Link')).toBeGreaterThanOrEqual(links.length)
    const mail = links.find(({ url }) => url?.startsWith('mailto:'))
    expect(mail?.contentsObj?.str).toBe(site.owner.email)
  })

  it('is the same file for the same text', async () => {
    expect(Buffer.from(await draw(whole)).equals(bytes)).toBe(true)
    expect(bytes.length).toBeLessThan(120_000)
  })
})
