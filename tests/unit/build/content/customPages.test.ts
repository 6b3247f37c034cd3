import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { passagesOfPage } from '../../../../src/build/content/articlePassages.ts'
import { allPages, publishedPages } from '../../../../src/build/content/articles/customPages.ts'
import { findPageProblems } from '../../../../src/build/content/checks/pageChecks.ts'
import { describeProblem } from '../../../../src/build/content/problems/problem.ts'
import { withPages } from '../../../../src/owner/menuOfPages.ts'
import { item } from '../../../../src/owner/startMenu.ts'
import { NO_MENU, someContent } from '../../../support/contentBuilders.ts'

let root: string
const place = () => ({
  root,
  words: 'src/content',
  pictures: 'assets/images',
  files: 'assets/files',
})

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pages-'))
  mkdirSync(path.join(root, 'src/content/pages'), { recursive: true })
})

afterEach(() => rmSync(root, { recursive: true }))

const MATTER = "---\ntitle: 'Now'\ndescription: 'What I do.'\n---\n"

function write(name: string, text: string): void {
  writeFileSync(path.join(root, 'src/content/pages', name), text)
}

function problems(): readonly string[] {
  const content = { ...someContent({}), pages: allPages(place()) }
  const site = {
    address: 'https://site.example',
    paths: new Set(['/', '/about', ...content.pages.map((page) => page.path)]),
    ids: new Map(),
  }
  return findPageProblems(content, site).map(describeProblem)
}

describe("pages of the owner's own", () => {
  it('have the names of their files as addresses', () => {
    write('now.mdx', `${MATTER}[Me](/about), [tools](/uses).`)
    write('uses.md', MATTER.replace('title', "updated: '2026-01-31'\nlinked: false\ntitle"))
    expect(problems()).toEqual([])
    expect(publishedPages(allPages(place()), false).map(({ page }) => page)).toEqual([
      { path: '/now', title: 'Now', description: 'What I do.', isLinked: true },
      {
        path: '/uses',
        title: 'Now',
        description: 'What I do.',
        isLinked: false,
        updated: '2026-01-31',
      },
    ])
  })

  it('may have a language of their own, and the assistant answers from them', () => {
    write('now.md', MATTER.replace('title', "lang: 'de'\ntitle") + '\n## Garden\n\nI grow beans.')
    const [now] = publishedPages(allPages(place()), false)
    expect(now?.page.lang).toBe('de')
    expect(now && passagesOfPage(now)).toEqual([
      {
        url: '/now',
        page: 'Now',
        heading: '',
        paragraphs: [['What I do.']],
        keywords: 'now What I do.',
      },
      {
        url: '/now#garden',
        page: 'Now',
        heading: 'Garden',
        paragraphs: [['I grow beans.']],
        keywords: '',
      },
    ])
    write('now.md', MATTER.replace('title', "lang: 'Deutsch'\ntitle"))
    expect(problems().join()).toMatch(/now\.md:2: front matter, lang: expected/)
  })

  it('are left out as long as they are drafts, but while developing', () => {
    write('now.md', MATTER.replace('title', 'draft: true\ntitle'))
    const pages = allPages(place())
    expect(publishedPages(pages, false)).toEqual([])
    expect(publishedPages(pages, true)).toHaveLength(1)
    expect(publishedPages(pages, true, new Set([pages[0]?.place ?? '']))).toEqual([])
  })

  it.each([
    [
      'now.md',
      MATTER.replace('description', 'descripton'),
      /:3: front matter, descripton is not a/,
    ],
    ['now.mdx', `${MATTER}An {unknown} name.`, /now\.mdx:5: .*\{unknown\}/],
    ['now.md', `${MATTER}[Lost](/lost)`, /now\.md:5: link '\/lost' leads nowhere/],
    ['About me.md', MATTER, /expected small letters, digits .* found 'About me'/],
    ['about.md', MATTER, /about\.md: its name: \/about is an address of the site already/],
  ])('%s with a mistake is reported', (name, text, message) => {
    write(name, text)
    expect(problems().join('\n')).toMatch(message)
  })

  it('cannot share an address', () => {
    write('now.md', MATTER)
    write('now.mdx', MATTER)
    expect(problems()).toEqual([
      'src/content/pages/now.mdx: its name: /now is already the address of src/content/pages/now.md',
    ])
  })
})

describe('START', () => {
  const now = { path: '/now', title: 'Now', description: '', isLinked: true }

  it('ends with the linked pages that it does not name yet', () => {
    const uses = { ...now, path: '/uses', isLinked: false }
    const menu = withPages(NO_MENU, [now, uses])
    expect(menu.programs).toEqual([item('Now', 'file-text', { link: '/now' })])
    expect(withPages(menu, [now])).toEqual(menu)
  })
})
